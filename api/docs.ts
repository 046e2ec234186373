import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { parse } from 'yaml'
import { type Encoded, encode, respond } from './kept/encoding.ts'

const contract = new URL('../openapi.yaml', import.meta.url)
const brotliQuality = 9

/** Swagger UI has its icons in data: URLs. */
const policy =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The API documentation for third parties: Swagger UI with the contract, all served from this host. */
export async function createDocs(): Promise<Hono> {
  const yaml = await readFile(contract)
  const files: Record<string, { type: string; body: Encoded }> = {
    'openapi.yaml': await file('application/yaml; charset=utf-8', yaml),
    'openapi.json': await file(
      'application/json; charset=utf-8',
      Buffer.from(JSON.stringify(parse(yaml.toString()))),
    ),
    'docs/swagger-ui.css': await asset('text/css; charset=utf-8', 'swagger-ui.css'),
    'docs/swagger-ui-bundle.js': await asset(
      'text/javascript; charset=utf-8',
      'swagger-ui-bundle.js',
    ),
    'docs/start.js': await file('text/javascript; charset=utf-8', Buffer.from(start)),
  }
  const app = new Hono()
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', policy)
    return c.html(page)
  })
  for (const [path, { type, body }] of Object.entries(files))
    app.get(`/${path}`, (c) =>
      respond(c.req.raw, body, { 'Content-Type': type, 'Cache-Control': 'no-cache' }),
    )
  return app
}

async function file(type: string, content: Buffer) {
  return { type, body: await encode(content, brotliQuality) }
}

async function asset(type: string, name: string) {
  return file(
    type,
    await readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)),
  )
}

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
