import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { Hono } from 'hono'

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
])

/** Serves the scripts and style sheets of a folder to browsers by name, revalidated on each request by ETag. */
export async function loadBrowserFiles(folder: URL): Promise<Hono> {
  const app = new Hono()
  for (const name of await readdir(folder)) {
    const type = types.get(extname(name))
    if (!type) continue
    const body = await readFile(new URL(name, folder), 'utf8')
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
    const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag }
    app.get(`/${name}`, (c) =>
      c.req.header('if-none-match') === etag
        ? c.body(null, 304, headers)
        : c.body(body, 200, headers),
    )
  }
  return app
}
