import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { memoized } from '../../../modules/shared/promises/memoized.ts'
import { encode, respond } from '../../edge/response-cache/encoding.ts'
import { typeOf } from '../static-files.ts'
import { docsPage } from './docs-page.ts'

const contract = new URL('../../../openapi.yaml', import.meta.url)
const built = new URL('../../../dist/api-docs/', import.meta.url)
const brotliQuality = 9

/** The API documentation for third parties: Scalar's reference with the contract, all served from this host. */
export function createDocs(): Hono {
  const app = new Hono()
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', policy)
    return c.html(docsPage)
  })
  for (const [path, read] of Object.entries(files)) {
    // Few visitors ask for these, and the script is large: it is read and compressed at its first request.
    const body = memoized(async () => encode(await read(), brotliQuality))
    app.get(`/${path}`, async (c) =>
      respond(c.req.raw, await body(), {
        'Content-Type': typeOf(path),
        'Cache-Control': 'no-cache',
      }),
    )
  }
  return app
}

/** Scalar brings its style sheets within its script. No request of it reaches another host. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const files: Record<string, () => Promise<Buffer>> = {
  'openapi.yaml': () => readFile(contract),
  async 'openapi.json'() {
    const { parse } = await import('yaml')
    return Buffer.from(JSON.stringify(parse(await readFile(contract, 'utf8'))))
  },
  ...Object.fromEntries(
    ['scalar.js', 'start.js', 'api-docs.css', 'baloo-2.woff2', 'hanken-grotesk.woff2'].map(
      (name) => [`docs/${name}`, () => readFile(new URL(name, built))],
    ),
  ),
}
