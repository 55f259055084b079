#!/bin/sh
# Draws the secrets of compose.yaml once, readable by their owner alone; those that are there stay.
set -eu
folder=${1:-$(dirname "$0")/secrets}
umask 077
mkdir -p "$folder"
[ -s "$folder/postgres_password" ] || head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' > "$folder/postgres_password"
[ -s "$folder/database_url" ] || printf 'postgresql://serao:%s@postgres/serao\n' "$(cat "$folder/postgres_password")" > "$folder/database_url"
# A container's user is another one than this; the folder above keeps everybody else out.
chmod 644 "$folder/postgres_password" "$folder/database_url"
echo "The secrets are in $folder."
