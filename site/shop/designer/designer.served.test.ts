import { expect, test } from 'vitest'
import { firstHtml, partOf, readable, shopUrl } from '../../../scripts/test/served/served-page.ts'
import { pictureRefusals } from '../../text/picture-refusals.ts'
import { pictureFormTexts as texts } from './starts/picture-form-text.ts'

test('DESIGN-06 DESIGN-07 the page shows the price and the accepted files', async () => {
  const main = readable(partOf(await firstHtml('/lag-din-egen'), 'main'))
  for (const part of [
    '149 kr',
    '10 stykker',
    '8-10 cm',
    '2-4 uker',
    'PNG/JPG/GIF',
    '5 MB',
    'høyst 6-8 farger',
    '50 megapiksler',
  ])
    expect(main).toContain(part)
})

test.each([
  ['wrongType', '<html>hei</html>'],
  ['tooLarge', new Uint8Array(5 * 1024 * 1024 + 1)],
] as const)(
  'DESIGN-08 DESIGN-09 without scripts a refused file leads back to the form, which says why: %s',
  async (reason, bytes) => {
    const body = new FormData()
    body.append('image', new Blob([bytes], { type: 'image/png' }), 'brev.png')
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${shopUrl()}/lag-din-egen/bilde`, { method: 'POST', headers, body })
    const form = partOf(await answer.text(), 'form', 'multipart')
    expect(readable(partOf(form, 'div', 'role="alert"'))).toBe(
      `${texts.refused} ${pictureRefusals[reason]}`,
    )
    expect(form).toMatch(/<input[^>]* aria-describedby="avslag formater"/)
  },
)
