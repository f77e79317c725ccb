#!/usr/bin/env bash
# A bot that needs no more than bash: it takes the last option, which often is to pass.
#
#   theogony play deus --players "me,bot:bash bot.sh"

while read -r line; do
  case $line in
    '{"type": "hello"'*) echo '{"type": "hello", "protocol": 1}' ;;
    '{"type": "ask"'*)
      [[ $line =~ \"id\":\ ([0-9]+) ]] && id=${BASH_REMATCH[1]}
      [[ $line =~ .*\"answer\":\ ([0-9]+) ]] && echo "{\"type\": \"answer\", \"id\": $id, \"answer\": ${BASH_REMATCH[1]}}"
      ;;
    '{"type": "bye"'*) exit ;;
  esac
done
