import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailInboxPages } from './pages.ts'
import { createMailStore } from './store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'russpatcher-inbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function inbox() {
  const store = createMailStore(folder)
  const app = await mailInboxPages(store)
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async receive(mail: SendMailOptions) {
      const { message } = await composer.sendMail({ from: 'Butikken <hei@shop.test>', ...mail })
      await store.add(message as Buffer)
    },
    page: async (path: string) => (await app.request(path)).text(),
    answer: (path: string) => app.request(path),
  }
}

test('an empty inbox explains how to get a mail', async () => {
  const { page } = await inbox()
  expect(await page('/')).toContain('Ingen e-post er sendt ennå. Legg inn en bestilling')
})

test('a mail is shown with the headers that mail programs act on, and hostile text is escaped', async () => {
  const { receive, page, answer } = await inbox()
  await receive({
    to: 'kari@example.com',
    subject: '<b>Mai</b>',
    html: '<html><head></head><body><a href="https://shop.test/">Se</a></body></html>',
    text: 'Se https://shop.test/products. <script>alert(1)</script>',
    headers: { 'List-Unsubscribe': '<https://shop.test/leave>' },
  })
  const list = await page('/')
  expect(list).toContain('&lt;b&gt;Mai&lt;/b&gt;')
  const id = /\/innboks\/([\w-]+)"/.exec(list.replace('/innboks/inbox.css"', ''))?.[1]
  const mail = await page(`/${id}`)
  expect(mail).toContain('kari@example.com')
  expect(mail).toMatch(/List-Unsubscribe<\/dt>\s*<dd>&lt;<a href="https:\/\/shop\.test\/leave"/)
  expect(mail).toContain('>https://shop.test/products</a>. &lt;script&gt;')
  const framed = await answer(`/${id}/html`)
  expect(framed.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'(?!.*script-src)/,
  )
  expect(await framed.text()).toContain('<head><base target="_blank"></head>')
})

test('pictures attached to a mail are shown in it', async () => {
  const { receive, page } = await inbox()
  const content = Buffer.from('picture')
  await receive({
    to: 'kari@example.com',
    subject: 'Takk',
    html: '<img src="cid:1@bilde.russpatcher" alt="">',
    attachments: [{ cid: '1@bilde.russpatcher', contentType: 'image/jpeg', content }],
  })
  const id = /\/innboks\/(\d[\w-]+)"/.exec(await page('/'))?.[1]
  const shown = `data:image/jpeg;base64,${content.toString('base64')}`
  expect(await page(`/${id}/html`)).toContain(`<img src="${shown}"`)
})

test('no cache stores a page of the inbox', async () => {
  const { receive, page, answer } = await inbox()
  await receive({ to: 'kari@example.com', subject: 'Takk', html: '<p>Takk</p>' })
  const id = /\/innboks\/(\d[\w-]+)"/.exec(await page('/'))?.[1]
  for (const path of ['/', `/${id}`, `/${id}/html`, '/unknown'])
    expect((await answer(path)).headers.get('cache-control'), path).toBe('no-store')
  expect((await answer('/inbox.css')).headers.get('cache-control')).toBe('no-cache')
})
