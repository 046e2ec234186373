import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Hono } from 'hono'

/** What a page loads: `stripe.js` by its script tag, the rest by that script; `authorize.css` is the payment pages'. */
const files = [
  new URL('./browser/stripe.js', import.meta.url),
  new URL('./browser/payments.js', import.meta.url),
  new URL('./browser/calls.js', import.meta.url),
  new URL('./browser/challenge.js', import.meta.url),
  new URL('./browser/method-choice.js', import.meta.url),
  new URL('./browser/payment-form.js', import.meta.url),
  new URL('./browser/card-form.js', import.meta.url),
  new URL('./browser/card-field.js', import.meta.url),
  new URL('./browser/card-rules.js', import.meta.url),
  new URL('./browser/texts.js', import.meta.url),
  new URL('./browser/stripe.css', import.meta.url),
  new URL('./browser/authorize.css', import.meta.url),
]
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Serves the files of the browser's part, asked for anew each time and sent when they have changed. */
export async function loadBrowserFiles(): Promise<Hono> {
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
