import { describe, expect, test } from 'vitest'
import { createEmails } from './render.ts'
import { sampleOrder } from './samples/order.ts'

const emails = createEmails({
  name: 'Russpatcher',
  url: 'https://shop.test',
  email: 'hei@shop.test',
  phone: '+47 00 00 00 00',
  address: 'Patchegata 17, 0000 Oslo',
  organisationNumber: '000 000 000 MVA',
})

describe('the receipt', () => {
  test('EMAILP-03 EMAILP-04 has every amount of the sample order, in html and in text', async () => {
    const { html, text } = await emails.orderConfirmation(sampleOrder)
    for (const amount of ['356 kr', '−69 kr', 'Gratis', '287 kr', '69 kr', '57,40 kr'])
      for (const part of [html, text])
        expect(part.replace(/\u00a0/g, ' '), amount).toContain(amount)
    expect(text).toContain('RP-7K2M9QXA')
  })

  test('EMAILP-05 the sample order number has the prefix and eight characters', () => {
    expect(sampleOrder.orderNumber).toMatch(/^RP-[A-Z0-9]{8}$/)
  })

  test('says nothing of a discount when there is none', async () => {
    const { html, text } = await emails.orderConfirmation({
      ...sampleOrder,
      discount: 0,
      discountCode: null,
    })
    expect(html + text).not.toContain('Rabatt')
  })

  test('shows what a customer typed and never runs it', async () => {
    const name = '<script>alert(1)</script> & "Ola"'
    const { html } = await emails.orderConfirmation({
      ...sampleOrder,
      customerName: name,
      shippingAddress: `${name}\n<b>gate</b>`,
    })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<b>gate')
    expect(html).toContain('&lt;script&gt;')
  })

  test('stays under 100 kB with forty lines', async () => {
    const [line] = sampleOrder.lines
    const { html } = await emails.orderConfirmation({
      ...sampleOrder,
      lines: Array.from(
        { length: 40 },
        () => line ?? sampleOrder.lines[0],
      ) as typeof sampleOrder.lines,
    })
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  })
})

test('a newsletter tells how to leave, in html and in text', async () => {
  const unsubscribeUrl = 'https://shop.test/unsubscribe?email=kari%40example.com'
  const { html, text } = await emails.campaign({
    subject: 'Mai',
    content: 'Hei\n\n<i>der</i>',
    unsubscribeUrl,
  })
  expect(html).toContain(unsubscribeUrl)
  expect(text).toContain(unsubscribeUrl)
  expect(html).not.toContain('<i>der')
})
