import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { once } from '../../modules/shared/promises/once.ts'
import { encode, respond } from '../kept/encoding.ts'

const contract = new URL('../../openapi.yaml', import.meta.url)
const brotliQuality = 9

/** Swagger UI has its icons in data: URLs. */
const policy =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The API documentation for third parties: Swagger UI with the contract, all served from this host. */
export function createDocs(): Hono {
  const app = new Hono()
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', policy)
    return c.html(page)
  })
  for (const [path, { type, read }] of Object.entries(files)) {
    // Few visitors ask for these, and the script is large: it is read and compressed at its first request.
    const body = once(async () => encode(await read(), brotliQuality))
    app.get(`/${path}`, async (c) =>
      respond(c.req.raw, await body(), { 'Content-Type': type, 'Cache-Control': 'no-cache' }),
    )
  }
  return app
}

const types = {
  yaml: 'application/yaml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  script: 'text/javascript; charset=utf-8',
}

const files: Record<string, { type: string; read(): Promise<Buffer> }> = {
  'openapi.yaml': { type: types.yaml, read: () => readFile(contract) },
  'openapi.json': {
    type: types.json,
    async read() {
      const { parse } = await import('yaml')
      return Buffer.from(JSON.stringify(parse(await readFile(contract, 'utf8'))))
    },
  },
  'docs/swagger-ui.css': { type: types.css, read: () => asset('swagger-ui.css') },
  'docs/swagger-ui-bundle.js': { type: types.script, read: () => asset('swagger-ui-bundle.js') },
  'docs/start.js': { type: types.script, read: async () => Buffer.from(start) },
}

const asset = (name: string): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`))

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })\n`

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Russpatcher API</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    </head>
    <body>
      <div id="docs"></div>
      <script src="/api/docs/swagger-ui-bundle.js"></script>
      <script src="/api/docs/start.js"></script>
    </body>
  </html>`
