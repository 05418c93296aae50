#!/bin/sh
# Tests this folder's deployment on this machine: nginx with nginx.conf in front of two replicas of the production
# build, Redis and the sample admin host, on free loopback ports and in a temporary folder. Prints one line per check;
# exits with status 1 when one fails. An nginx that is too old for compose.yaml is left alone: a newer one comes into .cache.
# Installs Redis and openssl from Debian if they are missing, which alone needs root.
set -eu
cd "$(dirname "$0")/.."

missing=''
command -v redis-server >/dev/null || missing="$missing redis-server"
command -v openssl >/dev/null || missing="$missing openssl"
if [ -n "$missing" ]; then
  apt-get update -qq
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi
version=$(nginx -v 2>&1 | sed -n 's,.*nginx/\([0-9.]*\).*,\1,p')
[ -x .cache/nginx/nginx ] || dpkg --compare-versions "${version:-0}" ge 1.27.3 || sh deploy/get-nginx.sh
[ -d node_modules ] || npm ci --ignore-scripts --no-audit --no-fund
[ -f build/server/index.js ] || npm run build
exec node_modules/.bin/tsx deploy/smoke-test.ts
