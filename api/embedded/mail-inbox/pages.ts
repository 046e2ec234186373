import { Hono } from 'hono'
import { html } from 'hono/html'
import type { MailStore, StoredMail } from './store.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src 'self'; frame-ancestors 'none'"
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; frame-ancestors 'self'"

const time = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** The demo's inbox: every mail that the shop sent, as its reader sees it and as text. */
export function mailInboxPages(store: MailStore): Hono {
  const app = new Hono()

  app.get('/', async (c) => {
    const mails = await store.newest()
    c.header('Content-Security-Policy', pagePolicy)
    return c.html(
      page(
        'Innboks',
        html`<h1>Innboks</h1>
          <p>E-post som butikken har sendt. Uten <code>SMTP_URL</code> forlater ingen av dem maskinen.</p>
          ${mails.length === 0 ? html`<p class="empty">Ingen e-post er sendt ennå.</p>` : html`<ul>${mails.map(row)}</ul>`}`,
      ),
    )
  })

  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))

  app.get('/:id', async (c) => {
    const found = await store.find(c.req.param('id'))
    if (!found) return c.html(page('Finnes ikke', html`<h1>Denne e-posten finnes ikke</h1>`), 404)
    c.header('Content-Security-Policy', pagePolicy)
    return c.html(page(found.mail.subject ?? '', mailView(found)))
  })

  app.get('/:id/html', async (c) => {
    const found = await store.find(c.req.param('id'))
    if (!found) return c.notFound()
    c.header('Content-Security-Policy', mailPolicy)
    return c.html(found.mail.html ?? '')
  })

  return app
}

const recipients = ({ mail }: StoredMail) =>
  (mail.to ?? []).map(({ address }) => address ?? '').join(', ')

const row = (stored: StoredMail) => html`<li>
  <a href="/innboks/${stored.id}">
    <strong>${stored.mail.subject}</strong>
    <span>${recipients(stored)}</span>
    <time datetime="${stored.at.toISOString()}">${time.format(stored.at)}</time>
  </a>
</li>`

const mailView = (stored: StoredMail) => html`<p><a href="/innboks">← Innboks</a></p>
  <h1>${stored.mail.subject}</h1>
  <dl>
    <dt>Fra</dt>
    <dd>${stored.mail.from?.name} ${stored.mail.from?.address}</dd>
    <dt>Til</dt>
    <dd>${recipients(stored)}</dd>
    <dt>Sendt</dt>
    <dd>${time.format(stored.at)}</dd>
  </dl>
  <iframe src="/innboks/${stored.id}/html" title="E-posten" loading="lazy"></iframe>
  <h2>Som ren tekst</h2>
  <pre>${stored.mail.text}</pre>`

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
  <html lang="nb">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} · Russpatcher</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/innboks/style.css" />
    </head>
    <body>
      <main>${body}</main>
    </body>
  </html>`

const style = `
body { margin: 0; background: #faf5eb; color: #1c1a18; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 24px 16px 64px; }
h1, h2 { color: #0b1f4b; line-height: 1.15; }
a { color: #8f0b21; }
ul { list-style: none; margin: 0; padding: 0; }
li a { display: grid; gap: 2px; padding: 12px 16px; margin-bottom: 8px; background: #fff; border-radius: 14px; text-decoration: none; color: inherit; }
li a:hover { outline: 1.5px dashed #c8102e; outline-offset: -6px; }
li span, li time, dt { color: #625e59; font-size: .9rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid rgb(28 26 24 / 16%); border-radius: 14px; background: #fff; }
pre { white-space: pre-wrap; background: #fff; padding: 16px; border-radius: 14px; overflow-wrap: anywhere; }
`
