import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Hono } from 'hono'

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Serves files to browsers by name, revalidated on each request by ETag. */
export async function loadBrowserFiles(files: readonly URL[]): Promise<Hono> {
  const app = new Hono()
  for (const file of files) {
    const name = basename(file.pathname)
    const body = await readFile(file, 'utf8')
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
    const headers = {
      'Content-Type': name.endsWith('.css') ? types.css : types.js,
      'Cache-Control': 'no-cache',
      ETag: etag,
    }
    app.get(`/${name}`, (c) =>
      c.req.header('if-none-match') === etag
        ? c.body(null, 304, headers)
        : c.body(body, 200, headers),
    )
  }
  return app
}
