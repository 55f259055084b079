#!/bin/sh
# Copies the house into a file of today, restores the copy once to see that it can be, and removes those older than KEEP_DAYS.
set -eu
folder=$1
file=$folder/house-$(date +%F).db
rehearsal=$(mktemp -d)
trap 'rm -rf "$rehearsal"' EXIT
serao backup "$file"
serao restore "$file" --database "$rehearsal/house.db"
find "$folder" -name 'house-*.db' -mtime "+${KEEP_DAYS:-30}" -delete
