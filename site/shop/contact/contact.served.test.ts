import { expect, test } from 'vitest'
import {
  firstHtml,
  hrefsIn,
  partOf,
  readable,
  shopUrl,
  textOf,
} from '../../../scripts/test/served/served-page.ts'
import { shop } from '../../text/shop-facts.ts'
import { contactTexts } from './text.ts'

test('KONT-01 KONT-02 KONT-03 KONT-05 KONT-07 KONT-08 KONT-09 KONT-10 /kontakt shows the contacts and opening hours', async () => {
  const head = partOf(await textOf('/kontakt'), 'head')
  const url = `${shopUrl()}/kontakt`
  expect(readable(partOf(head, 'title'))).toBe(contactTexts.title)
  expect(
    readable(head.replaceAll(/<meta name="description" content="([^"]*)"/g, '>$1<')),
  ).toContain(contactTexts.description)
  expect(head).toContain(`<link rel="canonical" href="${url}"`)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url,
    mainEntity: {
      telephone: shop.phone,
      email: shop.email,
      vatID: 'NO000000000MVA',
      address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' },
      contactPoint: {
        hoursAvailable: [
          { opens: '09:00', closes: '17:00' },
          { dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
        ],
      },
    },
  })

  const html = await firstHtml('/kontakt')
  const hero = partOf(html, 'section', 'class="hero')
  expect(readable(partOf(hero, 'h1'))).toBe('KONTAKT')
  expect(hrefsIn(hero)).toEqual([`tel:${shop.phone.replaceAll(' ', '')}`, `mailto:${shop.email}`])
  const page = readable(partOf(html, 'main'))
  const [, details = ''] = page.split(contactTexts.card)
  for (const fact of [shop.street, 'Oslo', 'MVA', shop.register, shop.phone, shop.email])
    expect(details).toContain(fact)
  expect(details).toContain('Mandag–fredag 09:00–17:00 Lørdag 10:00–15:00 Søndag Stengt')
  expect(page).toContain('99,8 % fornøyde kunder')
  expect(html).toContain('<footer')
})
