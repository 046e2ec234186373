import { expect, test } from 'vitest'
import { firstHtml, partOf, readable, textOf } from '../../scripts/test/served/served-page.ts'

test('EMAILP-01 EMAILP-02 EMAILP-03 EMAILP-04 EMAILP-08 EMAILP-09 /email-preview explains, and lists the sample', async () => {
  const html = await firstHtml('/email-preview')
  expect(readable(partOf(html, 'title'))).toContain('E-postforhåndsvisning')
  const text = readable(partOf(html, 'main'))
  for (const part of [
    'app-passord',
    'MAIL_FROM',
    'SMTP_URL',
    'Start butikken på nytt',
    '356 kr',
    '69 kr',
    'Gratis',
    '287 kr',
  ])
    expect(text).toContain(part)
  for (const title of ['innhold-i-e-posten', 'utforming']) {
    const section = partOf(html, 'section', `aria-labelledby="${title}"`)
    expect(section.match(/<li/g)?.length).toBeGreaterThan(2)
  }
})

test('EMAILP-07 the sample mail has the number and the total of the order on the page', async () => {
  const html = await firstHtml('/email-preview')
  const number = /RP-[A-Z0-9]{8}/.exec(html)?.[0] ?? 'none'
  const mail = await textOf(/data-src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect(mail).toContain(number)
  expect(readable(mail)).toContain('287 kr')
})
