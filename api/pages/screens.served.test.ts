import { describe, expect, test } from 'vitest'
import {
  firstHtml,
  hrefsIn,
  partOf,
  readable,
  shopUrl,
  textOf,
} from '../../scripts/test/served/served-page.ts'
import { paths } from '../../site/paths.ts'
import { aboutTexts } from '../../site/shop/about/text.ts'
import { footerCategories } from '../../site/text/footer.ts'
import { lawPages } from '../../site/text/law-pages.ts'
import { navigation } from '../../site/text/navigation.ts'
import { shop } from '../../site/text/shop-facts.ts'

const screens = {
  '/': 'Norges beste patcher til russen!',
  '/products': 'Alle patcher',
  '/lag-din-egen': 'Lag din egen patch',
  '/order-confirmation': 'Bestillings\u{ad}bekreftelse',
  '/order-confirmation?order_number=RP-ABCD2345': 'Takk for bestillingen!',
  '/om-oss': 'Vi gir dressen noe å fortelle',
  '/kontakt': 'KONTAKT',
  '/vilkar': 'Vilkår for kjøp',
  '/personvern': 'Personvern',
  '/angrerett': 'Angrerett',
  '/email-preview': 'E-postforhåndsvisning',
  '/unsubscribe': 'Meld deg av nyhetsbrevet',
  '/admin/login': 'Admin Login',
} as const

test.each(Object.entries(screens))('GEN-03 %s shows its own screen', async (path, title) => {
  const answer = await fetch(shopUrl() + path)
  expect(answer.status).toBe(200)
  const headline = partOf(await answer.text(), 'h1')
  expect(readable(headline).toLowerCase()).toBe(title.toLowerCase())
})

test.each(['/', '/products', '/lag-din-egen', '/om-oss', '/kontakt', '/unsubscribe'])(
  'GEN-04 %s does not ask the customer to log in',
  async (path) => {
    const answer = await fetch(shopUrl() + path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('type="password"')
  },
)

describe('NF-01 NF-02 an unknown address', () => {
  test.each(['/finnes-ikke', '/products/12', '/admin/x', '/%E0%A4%A'])('%s', async (path) => {
    const answer = await fetch(shopUrl() + path)
    expect(answer.status).toBe(404)
    const main = readable(partOf(await answer.text(), 'main'))
    expect(main).toContain('404 Page Not Found')
    expect(main).toContain('Did you forget to add the page to the router?')
  })
})

/** English words that reveal an untranslated text; the specification's own English words are excluded. */
const english =
  /\b(the|and|your|cart|checkout|loading|search|click|here|submit|close|price|error|page|next|previous|home|product|products|add to|remove)\b/i

const spokenScreens = [...Object.keys(screens), '/finnes-ikke']

test.each(spokenScreens)(
  'GEN-01 %s is in Norwegian, and other languages have a lang attribute',
  async (path) => {
    const html = await firstHtml(path)
    expect(html).toMatch(/<html lang="nb"/)
    const norwegian = html
      .replaceAll(/<article\b[^>]*data-product.*?<\/article>/gs, '')
      .replaceAll(/<(\w+)\b[^>]*\slang="en".*?<\/\1>/gs, '')
    const labels = norwegian.matchAll(/\s(?:aria-label|placeholder|alt|title)="([^"]*)"/g)
    const spoken = [norwegian, ...[...labels].map(([, label]) => label)].join('\n')
    const allowed = /SHOP PATCHER NÅ|Admin Login|Glow-in-dark|glow in the dark/gi
    expect(english.exec(readable(spoken).replaceAll(allowed, ''))?.[0]).toBeUndefined()
  },
)

test('GEN-02 amounts are given in kr', async () => {
  const list = readable(partOf(await firstHtml('/products'), 'main'))
  expect(list.match(/\d kr/g)?.length).toBeGreaterThan(20)
  expect(list).not.toMatch(/[€$]|NOK|,-/)
})

test('GEN-08 GEN-09 GEN-10 the front page shows the shop’s promises and claims', async () => {
  const front = readable(await firstHtml('/'))
  for (const part of ['500 kr', '59 kr', '14 dager', '352+', '15 000', '99,8 %'])
    expect(front).toContain(part)
  expect(front).toMatch(/åpent kjøp/i)
  expect(front).toMatch(/Norges største patch-butikk for russ/)
})

test.each(navigation)(
  'HDR-01 HDR-02 HDR-09 HDR-10 HDR-11 around $href, header and footer link to all pages, and open the drawers',
  async ({ href }) => {
    const html = await firstHtml(href)
    const header = partOf(html, 'header')
    const menu = partOf(header, 'nav', 'aria-label="Hovedmeny"')
    expect([...menu.matchAll(/<a\b.*?<\/a>/g)].map(([link]) => readable(link))).toEqual([
      'Hjem',
      'Alle patcher',
      'Lag din egen',
      'Om oss',
      'Kontakt',
    ])
    const everywhere = ['/', '/products', '/lag-din-egen', '/om-oss', '/kontakt']
    expect(hrefsIn(menu)).toEqual(everywhere)
    expect(hrefsIn(partOf(menu, 'a', 'aria-current="page"'))).toEqual([href])
    for (const drawer of ['Ønskeliste', 'Handlekurv'])
      expect(header).toMatch(new RegExp(`<button[^>]* aria-haspopup="dialog"[^>]*"${drawer}"`))

    const footer = partOf(html, 'footer')
    const links = (name: string) => hrefsIn(partOf(footer, 'nav', `aria-label="${name}"`))
    expect(links('Sider')).toEqual(everywhere)
    expect(links('Vilkår og personvern')).toEqual(lawPages.map((page) => page.href))
    expect(links('Kategorier')).toEqual(
      ['humor', 'flagg', 'sport', 'romantikk'].map((name) => `/products?category=${name}`),
    )
  },
)

test('HDR-09 the footer’s categories have patches', async () => {
  for (const category of footerCategories) {
    const found: unknown = JSON.parse(await textOf(`/api${paths.products({ category })}`))
    expect(found).not.toHaveLength(0)
  }
})

test('HDR-02 a keyboard’s first way leads past the header to the main part', async () => {
  const html = await firstHtml('/om-oss')
  const [first = ''] = /<(a|button|input)\b[^>]*>/.exec(partOf(html, 'body')) ?? []
  expect(first).toContain('href="#innhold"')
  expect(html).toMatch(/<main id="innhold" tabindex="-1"/)
})

test('ABOUT-02 the form of /om-oss does nothing', async () => {
  const html = partOf(await firstHtml('/om-oss'), 'main')
  const form = /<form[^>]*>/.exec(html)?.[0]
  // Without effect outside of a dialog element.
  expect(form).toContain('method="dialog"')
  expect(html).not.toMatch(/<dialog|<astro-island/)
})

test('ABOUT-01 ABOUT-03 ABOUT-04 /om-oss presents the shop', async () => {
  const html = partOf(await firstHtml('/om-oss'), 'main')
  const part = (name: string) =>
    html.split('<section').find((section) => section.includes(`>${name}</h2>`)) ?? ''
  expect(part(aboutTexts.history).match(/<li/g)).toHaveLength(3)
  expect(part(aboutTexts.values).match(/<li/g)).toHaveLength(4)
  expect(hrefsIn(part(aboutTexts.onward))).toEqual(['/products', '/lag-din-egen'])
  const details = readable(part(aboutTexts.details))
  for (const fact of [shop.name, shop.street, shop.city, shop.organisationNumber, shop.phone])
    expect(details).toContain(fact)
  expect(details.replaceAll(' ', '')).toContain(shop.email)
})
