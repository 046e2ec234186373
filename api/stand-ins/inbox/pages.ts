import { Hono } from 'hono'
import { html } from 'hono/html'
import { timeZone } from '../../../modules/shared/day.ts'
import { privateByDefault } from '../../edge/security-headers.ts'
import { loadBrowserFiles } from '../browser-files.ts'
import type { MailStore, StoredMail } from './store.ts'

const files = new URL('./browser/', import.meta.url)
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; frame-src 'self'; img-src 'self'; frame-ancestors 'none'"
/** Forbids scripts in the mail. Not sandboxed, so that the page can measure the mail and tests can read it. */
const mailPolicy =
  "default-src 'none'; form-action 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; frame-ancestors 'self'"

/** Headers that mail programs act on, of those that the shop sets. */
const shownHeaders = ['Reply-To', 'List-Unsubscribe', 'List-Unsubscribe-Post']

const time = new Intl.DateTimeFormat('nb-NO', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** The demo's inbox: every mail that the shop sent, as html and as text. */
export async function mailInboxPages(store: MailStore): Promise<Hono> {
  const app = new Hono()
  app.use(privateByDefault)
  app.route('/', await loadBrowserFiles(files))

  app.get('/', async (c) => {
    const mails = await store.newest()
    c.header('Content-Security-Policy', pagePolicy)
    return c.html(
      page(
        'Innboks',
        html`<h1>Innboks</h1>
          <p>E-post som butikken har sendt. Uten <code>SMTP_URL</code> forlater ingen av dem maskinen.</p>
          ${mails.length === 0 ? html`<p class="empty">Ingen e-post er sendt ennå. Legg inn en bestilling, så kommer kvitteringen hit.</p>` : html`<ul>${mails.map(row)}</ul>`}`,
      ),
    )
  })

  app.get('/:id', async (c) => {
    const found = await store.find(c.req.param('id'))
    c.header('Content-Security-Policy', pagePolicy)
    if (!found) return c.html(page('Finnes ikke', missing), 404)
    return c.html(page(found.mail.subject ?? '', mailView(found)))
  })

  app.get('/:id/html', async (c) => {
    const found = await store.find(c.req.param('id'))
    if (!found) return c.notFound()
    c.header('Content-Security-Policy', mailPolicy)
    c.header('X-Frame-Options', 'SAMEORIGIN')
    return c.html(inNewTabs(withPictures(found)))
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

const back = html`<a class="back" href="/innboks">&larr; Innboks</a>`
const missing = html`${back}<h1>Denne e-posten finnes ikke</h1>`

const mailView = (stored: StoredMail) => html`${back}
  <h1>${stored.mail.subject}</h1>
  <dl>
    <dt>Fra</dt>
    <dd>${stored.mail.from?.name} ${stored.mail.from?.address}</dd>
    <dt>Til</dt>
    <dd>${recipients(stored)}</dd>
    <dt>Sendt</dt>
    <dd><time datetime="${stored.at.toISOString()}">${time.format(stored.at)}</time></dd>
    ${shownHeaders.map((name) => header(stored, name))}
  </dl>
  <iframe src="/innboks/${stored.id}/html" title="E-posten"></iframe>
  <h2>Som ren tekst</h2>
  <pre>${withLinks(stored.mail.text ?? '')}</pre>
  <script type="module" src="/innboks/inbox.js"></script>`

function header({ mail }: StoredMail, name: string) {
  const found = mail.headers.find(({ key }) => key === name.toLowerCase())
  return found && html`<dt>${name}</dt><dd>${withLinks(found.value)}</dd>`
}

/** The text with its URLs as links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : part,
    )

/** The mail's html with its attached pictures as data: URLs, as a mail program shows them. */
const withPictures = ({ mail }: StoredMail) =>
  mail.attachments.reduce((markup, { contentId, mimeType, content }) => {
    const shown = `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`
    return contentId ? markup.replaceAll(`cid:${contentId.slice(1, -1)}`, shown) : markup
  }, mail.html ?? '')

/** Without this, a link would open inside the frame. */
const inNewTabs = (mail: string) => mail.replace(/<head[^>]*>/i, '$&<base target="_blank">')

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
  <html lang="nb">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} · Russpatcher</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/innboks/inbox.css" />
    </head>
    <body>
      <main>${body}</main>
    </body>
  </html>`
