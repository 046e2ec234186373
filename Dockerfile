# The default target is production's image: what the shop needs to run with all its settings, and nothing else.
# `docker build --target demo` also has the stand-ins, and runs without settings.
# SHOP_ROLE decides whether a container serves pages, runs jobs, does both, or migrates the database and ends.
# Not the slim image: installing needs Git, which applies the patches of packages.
FROM node:24-bookworm AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY scripts/check-install.cjs scripts/
COPY scripts/patches scripts/patches
RUN npm ci
COPY . .
RUN npm run build && node scripts/build/image.ts

FROM node:24-bookworm-slim AS shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
WORKDIR /shop
COPY --from=build --chown=node:node /shop/dist/image/data /data
COPY --from=build --chown=node:node /shop/dist/image/shop .
USER node
RUN node dist/shop/compile-server.mjs
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that it gets the signals.
CMD ["node", "dist/shop/run-server.mjs"]

FROM shop AS demo
COPY --from=build --chown=node:node /shop/dist/image/stand-ins .
ENV DEMO=1
VOLUME /data

FROM shop AS production
