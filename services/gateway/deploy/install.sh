#!/bin/sh
# Installs a release, or goes back to an older one within seconds:
#   sudo sh install.sh website-1.0.0-1a2b3c4d.tar.gz
# The file with its checksum must be beside it. Each release has a folder in /opt/website/releases. The link
# /opt/website/current points to the release that runs. To install elsewhere than in /opt/website, set WEBSITE.
set -eu
umask 022
archive=${1:?Name the archive: sh install.sh website-1.0.0-1a2b3c4d.tar.gz}
website=${WEBSITE:-/opt/website}
target=$website/releases/$(basename "$archive" .tar.gz)

(cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256")
if [ ! -d "$target" ]; then
	new=$target.new
	rm -rf "$new"
	mkdir -p "$new"
	tar -xzf "$archive" --no-same-owner -C "$new"
	(cd "$new" && npm ci --omit=dev)
	mv "$new" "$target"
fi
# Renaming replaces the link in one step.
ln -sfn "$target" "$website/current.new"
mv -T "$website/current.new" "$website/current"
echo "$website/current is $target"
if systemctl is-enabled --quiet website 2>/dev/null; then
	systemctl restart website
else
	echo "Start the server, or start it again, to use it."
fi
