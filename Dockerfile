# Builds the shop and runs it like `npm start`, but in production: it needs the settings of a shop, or DEMO=1.
# SHOP_ROLE decides whether a container serves pages, runs jobs, does both, or migrates the database and ends.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY scripts/check-install.cjs scripts/
COPY scripts/patches scripts/patches
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf .cache/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
WORKDIR /shop
COPY --from=build --chown=node:node /shop .
RUN mkdir /data && chown node:node /data
USER node
RUN node scripts/build/compile-server.ts
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
