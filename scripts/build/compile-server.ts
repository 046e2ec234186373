/** Loads the server's code, so that Node keeps it compiled for the first start. */
await import('../../api/server.ts')
await import('../../api/start-shop.ts')
await import('../../api/start-shop-processes.ts')
await import(new URL('../../dist/server/entry.mjs', import.meta.url).href)
process.exit(0)
