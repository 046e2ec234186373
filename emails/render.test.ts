import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withdrawalForm } from '../modules/shared/terms.ts'
import { lawPages } from '../site/text/law-pages.ts'
import { createMailRenderer } from './render.ts'
import { sampleOrder } from './samples/order.ts'
import { sampledTemplates } from './samples/sampled-templates.ts'
import { sampleShop } from './samples/shop.ts'
import { campaign, samples as campaigns } from './templates/campaign.ts'
import { contactMessage } from './templates/contact-message.ts'
import { lowStock } from './templates/low-stock.ts'
import { newsletterConfirmation } from './templates/newsletter-confirmation.ts'
import { type OrderConfirmation, orderConfirmation } from './templates/order-confirmation.ts'
import { orderProof, proofReminder } from './templates/order-proof.ts'
import { orderRefunded } from './templates/order-refunded.ts'
import { orderShipped } from './templates/order-shipped.ts'
import { withdrawalReceipt, samples as withdrawals } from './templates/withdrawal.ts'

const sample = sampleOrder('RP-7K2M9QXA')

const { campaign: sampleCampaign } = campaigns()

const renderMail = createMailRenderer(sampleShop('https://shop.test'))

const sampled = await sampledTemplates(new URL('./templates/', import.meta.url))

/** A design that waits for its customer, the only one of its order. */
const proof = {
  number: 1,
  count: 1,
  name: 'Tilpasset patch',
  quantity: 10,
  form: { outline: 'heart' as const, size: 110 },
  imageUrl: null,
  note: null,
  isNew: false,
}

describe.each(sampled)('the $name', ({ template, data }) => {
  test('leads to the terms, to privacy and to the right of withdrawal, in html and in text', async () => {
    const { html, text } = await renderMail(template, data)
    for (const { label, href } of lawPages) {
      expect(html).toMatch(new RegExp(`href="https://shop.test${href}"[^>]*>${label}<`))
      expect(text).toContain(`${label}: https://shop.test${href}`)
    }
  })

  test('names the seller as the register has it, as documents and pages do', async () => {
    const { html, text } = await renderMail(template, data)
    for (const part of [html, text])
      expect(part).toMatch(/Russpatcher Eksempel AS(, |<br \/>)Patchegata/)
  })

  test('promises no SMS, as nobody sends one', async () => {
    const { subject, html, text } = await renderMail(template, data)
    expect(subject + html + text).not.toMatch(/\bsms\b|tekstmelding/i)
  })
})

test('a template without a sample is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-templates-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const template = 'export const samples = () => ({}); export const hidden = () => ({})'
  await writeFile(join(folder, 'planted.mjs'), template)
  const sampling = sampledTemplates(pathToFileURL(`${folder}/`))
  await expect(sampling).rejects.toThrow('planted.mjs has no sample of hidden')
})

describe('the receipt', () => {
  test('contains how to withdraw and the form, which a link does not give, unless there is no such right', async () => {
    const [line] = sample.lines
    if (!line) throw new Error('The sample has no lines')
    const receipt = (isCustom: boolean) =>
      renderMail(orderConfirmation, { ...sample, lines: [{ ...line, isCustom }] })
    const [ordinary, custom] = [await receipt(false), await receipt(true)]
    for (const part of ['Fristen går ut 14 dager', 'Du betaler returporto', 'Jeg/vi underretter'])
      for (const kind of ['html', 'text'] as const) {
        expect(ordinary[kind]).toContain(part)
        expect(custom[kind]).not.toContain(part)
      }
  })

  test('EMAILP-03 EMAILP-04 has every amount of the sample order, in html and in text', async () => {
    const { subject, html, text } = await renderMail(orderConfirmation, sample)
    for (const amount of ['356 kr', '−69 kr', 'Gratis', '287 kr', '69 kr', '57,40 kr'])
      for (const part of [html, text])
        expect(part.replace(/\u00a0/g, ' '), amount).toContain(amount)
    const numbers = [subject, html, text].map((part) => part.match(/RP-[A-Z0-9]{8}\b/g) ?? [])
    expect(numbers.every(({ length }) => length > 0)).toBe(true)
    expect(new Set(numbers.flat()).size).toBe(1)
  })

  test('does not mention a discount without one', async () => {
    const { html, text } = await renderMail(orderConfirmation, {
      ...sample,
      discount: 0,
      discountCode: null,
    })
    expect(html + text).not.toContain('Rabatt')
  })

  test('escapes what a customer typed', async () => {
    const name = '<script>alert(1)</script> & "Ola"'
    const { html } = await renderMail(orderConfirmation, {
      ...sample,
      customerName: name,
      shippingAddress: `${name}\n<b>gate</b>`,
    })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<b>gate')
    expect(html).toContain('&lt;script&gt;')
  })

  test('has no half emoji where the preview is cut', async () => {
    const message = `${'a'.repeat(99)}🍺`
    const sender = { name: 'Kari', email: 'kari@example.com', phone: null }
    expect((await renderMail(contactMessage, { ...sender, message })).html.isWellFormed()).toBe(
      true,
    )
  })

  test("does not replace a placeholder in a customer's input", async () => {
    const { html } = await renderMail(orderConfirmation, { ...sample, customerName: '{{{items}}}' })
    expect(html).toContain('Takk for bestillingen, {{{items}}}!')
  })

  test('has the address, the delivery time, the right of return and the contact', async () => {
    const orderUrl = 'https://shop.test/ordre?token=RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw'
    const { html, text } = await renderMail(orderConfirmation, {
      ...sample,
      orderUrl,
      orderNumber: 'RP-7K2M9QXA',
      shipping: 5900,
    })
    for (const part of [html, text])
      for (const fact of [
        'Kari Nordmann',
        '0155 Oslo',
        'kari@example.com',
        '2–5 virkedager',
        '2–4 uker',
        '14 dager åpent kjøp',
        'hei@shop.test',
        '+47 00 00 00 00',
        orderUrl,
      ])
        expect(part).toContain(fact)
    expect(text.replace(/\u00a0/g, ' ')).toContain('Frakt: 59 kr')
  })

  test('stays under 100 kB with as many lines as a cart can have', async () => {
    const line = {
      isCustom: false,
      name: 'Russ er ikke farlig',
      imageUrl: 'https://shop.test/patches/123-0123456789.svg',
      unitPrice: 6900,
      quantity: 3,
      lineTotal: 20700,
    }
    const { html } = await renderMail(orderConfirmation, {
      ...sample,
      lines: Array.from({ length: 200 }, () => line),
    })
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  })
})

describe('a mail about an order', () => {
  type Line = OrderConfirmation['lines'][number]
  const [ordinary, custom] = sample.lines as [Line, Line]
  const mailsOf = async (lines: Line[]) => {
    const { html, text } = await renderMail(orderConfirmation, { ...sample, lines })
    return [html, text]
  }

  test('mentions the rules for own pictures only as its lines require', async () => {
    for (const part of await mailsOf([ordinary]))
      expect(part.replace(/\s+/g, ' ')).not.toMatch(/2–4 uker|eget bilde|eget bilde/i)
    for (const part of await mailsOf([custom])) {
      expect(part).toContain('2–4 uker')
      for (const words of ['Angreretten gjelder ikke', 'kan ikke returneres'])
        expect(part).toContain(words)
      expect(part).not.toMatch(/virkedager|14 dager/)
    }
    for (const part of await mailsOf([ordinary, custom]))
      for (const words of ['2–5 virkedager', '2–4 uker', '14 dager', 'kan ikke returneres'])
        expect(part).toContain(words)
  })

  test('counts the delivery time from the approval, if a design waits for it', async () => {
    const fromApproval = '2–4 uker fra du har godkjent motivet'
    for (const lines of [[custom], [ordinary, custom]]) {
      const awaited = await renderMail(orderConfirmation, { ...sample, lines, proofs: [proof] })
      for (const part of [awaited.html, awaited.text]) expect(part).toContain(fromApproval)
      for (const part of await mailsOf(lines)) expect(part).not.toContain(fromApproval)
    }
  })

  test('asks for the approval of one design, or of all', async () => {
    const proofs = [1, 2].map((number) => ({ ...proof, number, count: 2 }))
    const one = await renderMail(orderConfirmation, { ...sample, lines: [custom], proofs: [proof] })
    const two = await renderMail(orderConfirmation, { ...sample, lines: [custom, custom], proofs })
    for (const part of [one.html, one.text]) {
      for (const words of ['Stemmer motivet?', 'Slik blir det sydd.', 'Godkjenn motivet'])
        expect(part).toContain(words)
      expect(part).not.toMatch(/motivene|Motiv 1/)
    }
    for (const part of [two.html, two.text]) {
      for (const words of ['Stemmer motivene?', 'Slik blir de sydd.', 'Godkjenn motivene'])
        expect(part).toContain(words)
      expect(part).toContain('2–4 uker fra du har godkjent alle motivene')
      expect(part).not.toContain('motivet')
    }
  })

  test('says that a draft is made of a picture without a design, from whose approval the time counts', async () => {
    for (const part of await mailsOf([ordinary, { ...custom, isUndesigned: true }]))
      for (const words of ['lager vi et utkast', '2–4 uker fra du har godkjent motivet'])
        expect(part.replace(/\s+/g, ' ')).toContain(words)
  })

  test('reminds of the right to complain, whatever was bought', async () => {
    for (const lines of [[ordinary], [custom], [ordinary, custom]])
      for (const part of await mailsOf(lines))
        expect(part.replace(/\s+/g, ' ')).toContain('Er det feil på en patch, kan du reklamere.')
  })

  test('numbers several own pictures, in plain text too', async () => {
    const lines = [1, 2].map((pictureNumber) => ({
      ...custom,
      imageUrl: `cid:${pictureNumber}@bilde.russpatcher`,
      pictureNumber,
    }))
    const shipped = await renderMail(orderShipped, { ...sample, lines, tracking: null })
    const [html, text] = await mailsOf(lines)
    for (const part of [html, text, shipped.html, shipped.text])
      for (const number of [1, 2]) expect(part).toContain(`Tilpasset patch, bilde ${number}`)
    for (const part of [html, shipped.html]) expect(part).toContain('src="cid:2@bilde.russpatcher"')
  })

  test.each([
    [{ type: 'card', brand: 'visa', last4: '4242' }, ', betalt med Visa ••••\u00a04242'],
    [
      { type: 'card', brand: 'mastercard', last4: '4444', wallet: 'apple_pay' },
      ', betalt med Mastercard ••••\u00a04444 (Apple Pay)',
    ],
    [{ type: 'klarna' }, ', betalt med Klarna'],
    [{ type: 'something_new' }, ''],
    [null, ''],
  ])('has its date and payment method: %o', async (paidWith, words) => {
    const paidAt = new Date('2026-05-16T22:30:00Z')
    const { html, text } = await renderMail(orderConfirmation, { ...sample, paidAt, paidWith })
    expect(html).toContain(`>Bestilt 17. mai 2026${words}<`)
    expect(text).toContain(`\nBestilt 17. mai 2026${words}\n`)
  })
})

describe('a newsletter', () => {
  test('has its sender and the unsubscribe link, in html and in text', async () => {
    const { html, text, subject } = await renderMail(campaign, sampleCampaign)
    const { unsubscribeUrl } = sampleCampaign
    expect(subject).toBe(sampleCampaign.subject)
    expect(html).toContain(`href="${unsubscribeUrl.replace('&', '&amp;')}"`)
    expect(text).toContain(`Meld deg av: ${unsubscribeUrl}\n`)
    for (const part of [html, text]) expect(part).toContain('e-posten fra russpatcher.no fordi')
    expect(html).toContain('koden er <strong>3FOR2</strong>')
    expect(text).toContain('- Ta tre, betal for to: koden er 3FOR2\n')
  })

  test('keeps a placeholder in place of the unsubscribe URL unchanged', async () => {
    const { html, text } = await renderMail(campaign, {
      ...sampleCampaign,
      unsubscribeUrl: '%%leave%%',
    })
    expect(html).toContain('href="%%leave%%"')
    expect(text).toContain('Meld deg av: %%leave%%\n')
  })

  test('escapes typed markup and placeholders', async () => {
    const typed = '<img src=x onerror=alert(1)> "{{{content}}}" {{shopUrl}}'
    const { html, text } = await renderMail(campaign, {
      ...sampleCampaign,
      subject: typed,
      content: typed,
      senderName: typed,
    })
    expect(html).not.toContain('<img src=x')
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(4)
    expect(html).toContain('{{{content}}}&quot; {{shopUrl}}')
    expect(text).toContain(typed)
  })
})

test('the mail about a sign-up has its link, in html and in text', async () => {
  const confirmUrl = 'https://shop.test/bekreft-nyhetsbrev?token=1-abc'
  const { html, text } = await renderMail(newsletterConfirmation, { confirmUrl })
  expect(html).toContain(`href="${confirmUrl}"`)
  expect(text).toContain(`Bekreft påmeldingen: ${confirmUrl}\n`)
  for (const part of [html, text]) expect(part).toContain('Lenken virker i én uke')
})

test('every mail is under 100 kB, also the longest newsletter', async () => {
  const { content } = sampleCampaign
  const longest = content.repeat(100).slice(0, 20_000)
  const mails = sampled.map(({ template, data }) => renderMail(template, data))
  for (const written of [longest, '"'.repeat(20_000), "'".repeat(20_000)])
    mails.push(renderMail(campaign, { ...sampleCampaign, content: written }))
  for (const { html, subject } of await Promise.all(mails))
    expect(Buffer.byteLength(html), subject).toBeLessThan(100_000)
})

test('a refund has the amount, with øre if there are any', async () => {
  const { html, text, subject } = await renderMail(orderRefunded, {
    orderNumber: 'RP-7K2M9QXA',
    customerName: '<b>Kari</b>',
    amount: 28750,
  })
  expect(subject).toContain('RP-7K2M9QXA')
  for (const part of [html, text]) expect(part.replace(/\u00a0/g, ' ')).toContain('287,50 kr')
  expect(html).not.toContain('<b>Kari')
})

test('the list of low stock has each patch with its units, and how many more there are', async () => {
  const { html, text, subject } = await renderMail(lowStock, {
    products: [
      { name: 'Elg <3', stock: 0 },
      { name: 'Buss', stock: 4 },
    ],
    count: 5,
  })
  expect(subject).toBe('Lite på lager: 5 patcher')
  expect(html).toContain('0 stk. · Elg &lt;3<br />4 stk. · Buss<br />… og 3 til')
  expect(text).toContain('0 stk. · Elg <3\n4 stk. · Buss\n… og 3 til')
})

test('a message to the shop has its lines and its sender', async () => {
  const { html, text } = await renderMail(contactMessage, {
    name: 'Ola',
    email: 'ola@example.com',
    phone: null,
    message: 'Hei\n<i>du</i>',
  })
  expect(html).toContain('Hei<br />&lt;i&gt;du&lt;/i&gt;')
  expect(html).toContain('Ola · ola@example.com')
  expect(text).toContain('Hei\n<i>du</i>')
})

test('the receipt of a withdrawal has the words of the form that was sent', async () => {
  const { html, text } = await renderMail(withdrawalReceipt, withdrawals().withdrawalReceipt)
  for (const part of [html, text])
    expect(part.replace(/\s+/g, ' ')).toContain(withdrawalForm.statement)
})

describe('the mail about designs that staff answered', () => {
  const order = {
    orderNumber: 'RP-7K2M9QXA',
    customerName: 'Kari',
    orderUrl: 'https://shop.test/o',
  }
  const answered = { ...proof, note: 'Slik?', isNew: true }
  /** The mail in html and in text. */
  const partsOf = async (proofs: (typeof answered | typeof proof)[]) => {
    const { html, text } = await renderMail(orderProof, { ...order, proofs })
    return [html, text].map((part) => part.replace(/\s+/g, ' '))
  }

  test('says of those alone that they are new, and numbers all as the order does', async () => {
    const [third, fourth] = [3, 4].map((number) => ({ number, count: 4 }))
    for (const part of await partsOf([
      { ...answered, ...fourth },
      { ...proof, ...third },
    ]))
      expect(part).toMatch(
        /Vi har sett på motiv 4\. Slik blir det nå\..*Motiv 4 av 4.*Dette motivet venter også på deg\. Det er som før\..*Motiv 3 av 4.*Godkjenn motivene/,
      )
    for (const part of await partsOf([
      { ...answered, ...third },
      { ...answered, ...fourth },
    ])) {
      expect(part).toContain('Vi har sett på motiv 3 og 4. Slik blir de nå.')
      expect(part).not.toContain('venter også')
    }
  })

  test('is followed by reminders of one design or of all', async () => {
    const proofs = [1, 2].map((number) => ({ ...answered, number, count: 2 }))
    const { text } = await renderMail(proofReminder, { ...order, proofs })
    expect(text).toContain('når du har godkjent alle motivene.')
    expect(text).toMatch(/Motiv 1 av 2.*Motiv 2 av 2.*Godkjenn motivene: /s)
    const one = await renderMail(proofReminder, { ...order, proofs: [answered] })
    expect(one.text).toContain('når du har godkjent motivet.')
  })

  test('has no number for the only design of an order', async () => {
    for (const part of await partsOf([answered])) {
      expect(part).toContain('Vi har sett på motivet ditt. Slik blir det nå.')
      expect(part).toContain('Godkjenn motivet')
      expect(part).not.toMatch(/Motiv 1|motivene/)
    }
  })
})

describe('the mail about a shipped order', () => {
  const url = 'https://sporing.posten.no/sporing/37043810-1'
  const shipped = { ...sample, tracking: { number: '3704 3810-1', url } }

  test('has the lines, the address and the tracking link, in html and in text', async () => {
    const { subject, html, text } = await renderMail(orderShipped, shipped)
    expect(subject).toContain('RP-7K2M9QXA')
    for (const part of [html, text])
      for (const fact of [
        'Patchene dine er på vei, Kari Nordmann!',
        'RP-7K2M9QXA',
        '3704 3810-1',
        url,
        'Russepatch',
        'Storgata 1',
        'hei@shop.test',
      ])
        expect(part).toContain(fact)
  })

  test('does not mention tracking without a number', async () => {
    const { html, text } = await renderMail(orderShipped, { ...shipped, tracking: null })
    expect(html + text).not.toContain('Sporing')
    expect(html + text).not.toContain('sporing.posten.no')
  })

  test('escapes what a customer typed', async () => {
    const shippingAddress = '<script>alert(1)</script>\n{{{items}}}'
    const { html } = await renderMail(orderShipped, { ...shipped, shippingAddress })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('{{{items}}}')
  })
})
