#!/usr/bin/env bash
# Runs the Dockerfile's steps in an empty folder, for machines without a Docker engine:
# install, build, prune development packages, refuse to start without settings, start as a demo, check readiness, stop.
set -euo pipefail
cd "$(dirname "$0")/../.."
shop=$(mktemp -d)
data=$(mktemp -d)
port=${PORT:-4391}
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$shop" "$data"' EXIT

git ls-files -z | xargs -0 -I{} cp --parents {} "$shop"
cd "$shop"
npm ci
npm run build
npm prune --omit=dev

if refusal=$(NODE_ENV=production DATA_DIR=$data node_modules/.bin/node scripts/start.ts 2>&1); then
  echo 'The shop started without its settings'; exit 1
fi
grep -q '^DATABASE_URL: is missing' <<<"$refusal" || { echo "$refusal"; exit 1; }

NODE_ENV=production DEMO=1 PORT=$port DATA_DIR=$data ADMIN_PASSWORD=prove-the-image node_modules/.bin/node scripts/start.ts &
server=$!
for _ in $(seq 60); do
  if curl -fsS "http://127.0.0.1:$port/readyz" >/dev/null 2>&1; then ready=1; break; fi
  sleep 1
done
[ "${ready:-}" ] || { echo 'The shop did not get ready'; exit 1; }
curl -fsS "http://127.0.0.1:$port/products" | grep -q 'Alle patcher'
kill -TERM "$server"
wait "$server"
echo 'The image'"'"'s steps work: built, refused without settings, healthy, served a page, stopped by SIGTERM with status 0.'
