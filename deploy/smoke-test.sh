#!/bin/sh
# Tests this folder's deployment on this machine: nginx with nginx.conf in front of two replicas of the production
# build, Redis and the sample admin host, on free loopback ports and in a temporary folder. Prints one line per check;
# exits with status 1 when one fails. Installs nginx and Redis from Debian if they are missing, which needs root.
set -eu
cd "$(dirname "$0")/.."

missing=''
command -v nginx >/dev/null || missing="$missing nginx"
command -v redis-server >/dev/null || missing="$missing redis-server"
if [ -n "$missing" ]; then
  apt-get update -qq
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi
[ -d node_modules ] || npm ci --ignore-scripts --no-audit --no-fund
[ -f build/server/index.js ] || npm run build
exec node_modules/.bin/tsx deploy/smoke-test.ts
