"""`clubtd completion`: the script with which a shell completes what is typed, and the answers it asks for.

The scripts only hand over the words typed so far; what can come next is said by the declarations of the commands.
"""

from __future__ import annotations

import argparse
import sys

from clubtd.formats.words import visible

_BASH = """\
_clubtd() {
    local line text current=${COMP_WORDS[COMP_CWORD]}
    COMPREPLY=()
    while IFS= read -r line; do
        text=${line%%$'\\t'*}
        case $text in
            :files) _clubtd_paths -f ;;
            :folders) _clubtd_paths -d ;;
            *) COMPREPLY+=("$text")
                case $text in *' '*) compopt -o filenames 2>/dev/null ;; esac ;;
        esac
    done < <(printf '%s\\n' "${COMP_WORDS[@]:0:COMP_CWORD+1}" | clubtd completion bash --reply 2>/dev/null)
}
_clubtd_paths() {
    local path
    while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
    compopt -o filenames 2>/dev/null
}
complete -F _clubtd clubtd
"""

_ZSH = """\
#compdef clubtd
_clubtd() {
    local line text means
    local -a texts shown
    for line in ${(f)"$(print -rl -- "${(@Q)words[1,CURRENT]}" | clubtd completion zsh --reply 2>/dev/null)"}; do
        text=${line%%$'\\t'*} means=${line#*$'\\t'}
        case $text in
            :files) _files ;;
            :folders) _files -/ ;;
            *) texts+=("$text") shown+=("$text${means:+  $means}") ;;
        esac
    done
    if (( $#texts )); then compadd -U -V clubtd -l -d shown -a texts; fi
}
if [[ $funcstack[1] == _clubtd ]]; then _clubtd "$@"; else compdef _clubtd clubtd; fi
"""

_FISH = """\
function __clubtd_found
    set -l words (commandline -opc) (commandline -ct)
    for line in (string join -- \\n $words | clubtd completion fish --reply 2>/dev/null)
        switch $line
            case ':files*'
                __fish_complete_path (commandline -ct)
            case ':folders*'
                __fish_complete_directories (commandline -ct)
            case '*'
                echo $line
        end
    end
end
complete -c clubtd -f -k -a '(__clubtd_found)'
"""

SCRIPTS = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}


def run(args: argparse.Namespace) -> int:
    """Prints the script.

    `--reply` reads the words typed so far, one a line, the last of them unfinished, and prints what can stand in its
    place, one a line, after a tab what it means.
    """
    if not args.reply:
        print(SCRIPTS[args.shell], end="")
        return 0
    from clubtd.cli.candidates import candidates, unquoted

    words = sys.stdin.read().removesuffix("\n").split("\n")
    if args.shell == "bash":
        words = [unquoted(word) for word in words]
    elif args.shell == "fish":
        words[-1] = unquoted(words[-1])
    for text, means in candidates(words[1:]):
        print(f"{visible(text)}\t{visible(means)}")
    return 0
