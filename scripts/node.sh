#!/bin/sh
# Becomes the Node that scripts/prepare.cjs found or installed: no process in between that signals would have to pass.
exec "$(cat "$(dirname "$0")/../node_modules/.engine")" "$@"
