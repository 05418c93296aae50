#!/bin/sh
# Unpacks nginx of Debian testing with its libraries into .cache/nginx, without root; `.cache/nginx/nginx` runs it.
# nginx.conf needs nginx 1.25.1, and the replicas of compose.yaml 1.27.3: Debian 12 has 1.22, Debian 13 has 1.26.
set -eu
cd "$(dirname "$0")/.."
folder="$PWD/.cache/nginx"
rm -rf "$folder"
mkdir -p "$folder/apt/lists/partial" "$folder/apt/archives/partial"
cd "$folder/apt"
echo 'deb http://deb.debian.org/debian testing main' >sources.list

apt() {
  apt-get -qq -o APT::Sandbox::User="$(id -un)" -o Dir::State::lists="$PWD/lists" -o Dir::Cache="$PWD" \
    -o Dir::Etc::sourcelist="$PWD/sources.list" -o Dir::Etc::sourceparts=- "$@"
}
apt update
apt download nginx nginx-common libc6 libcrypt1 libpcre2-8-0 libssl3t64 libzstd1 zlib1g
for package in ./*.deb; do dpkg-deb --extract "$package" "$folder"; done
cd "$folder"
rm -rf apt

loader=$(find "$folder/usr" -name 'ld-linux-*.so.*' | head -n 1)
libraries=$(dirname "$(find "$folder/usr" -name 'libssl.so.*' | head -n 1)")
printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' "$loader" "$libraries" "$folder/usr/sbin/nginx" >nginx
chmod +x nginx
./nginx -v
