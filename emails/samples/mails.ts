import type { Emails, RenderedMail } from '../render.ts'
import { sampleOrder } from './order.ts'

/** A newsletter with every supported kind of Markdown. */
export const sampleCampaign = {
  subject: 'Mai er her, og det er patchene også',
  content: [
    'Hei, russ!',
    'Nå er **tolv nye patcher** ute, og *Bussjåføren* er tilbake på lager. Se dem på https://shop.test/products.',
    '## Slik får du mest ut av mai',
    '- Ta tre, betal for to: koden er **3FOR2**\n- Fri frakt over 200 kr\n- Lag din [helt egen patch](https://shop.test/lag-din-egen)',
    '### Rekkefølgen',
    '1. Stryk\n2. Sy\n3. Feir',
    'Lurer du på noe? Skriv til [hei@shop.test](mailto:hei@shop.test).\nHilsen alle oss i Russpatcher',
  ].join('\n\n'),
  senderName: 'russpatcher.no',
  unsubscribeUrl: 'https://shop.test/unsubscribe?email=kari%40example.com&token=abc',
}

const sampleWithdrawal = {
  name: 'Kari Nordmann',
  email: 'kari@example.com',
  goods: '2 × Elgpatch\n1 × Bussjåføren',
  orderNumber: 'RP-7K2M9QXA',
  received: '12. mai',
  address: 'Storgata 1, 0155 Oslo',
  receivedAt: new Date('2026-05-14T10:30:05Z'),
}

const sampleProof = {
  orderNumber: 'RP-7K2M9QXA',
  customerName: 'Kari Nordmann',
  orderUrl: sampleOrder('RP-7K2M9QXA').orderUrl,
  proofs: [
    {
      number: 4,
      count: 4,
      name: 'Tilpasset patch',
      quantity: 10,
      form: { outline: 'circle' as const, size: 90 },
      imageUrl: '/tilpasset-patch.svg',
      note: 'Vi gjorde navnet 2 mm høyere.\nNå går det an å lese det på avstand.',
      isNew: true,
    },
    {
      number: 3,
      count: 4,
      name: 'Tilpasset patch',
      quantity: 15,
      form: { outline: 'heart' as const, size: 110 },
      imageUrl: null,
      note: null,
      isNew: false,
    },
  ],
}

/** One sample of each template, with long values. */
export const sampleMails = (emails: Emails): Record<keyof Emails, () => Promise<RenderedMail>> => ({
  campaign: () => emails.campaign(sampleCampaign),
  orderConfirmation: () => emails.orderConfirmation(sampleOrder('RP-7K2M9QXA')),
  orderShipped: () =>
    emails.orderShipped({
      ...sampleOrder('RP-7K2M9QXA'),
      tracking: { number: '370438101254637281', url: 'https://sporing.posten.no/sporing/1' },
    }),
  orderProof: () => emails.orderProof(sampleProof),
  proofReminder: () => emails.proofReminder(sampleProof),
  orderRefunded: () =>
    emails.orderRefunded({
      orderNumber: 'RP-7K2M9QXA',
      customerName: 'Kari Nordmann',
      amount: 28_750,
    }),
  creditNote: () =>
    emails.creditNote({
      orderNumber: 'RP-7K2M9QXA',
      customerName: 'Kari Nordmann',
      amount: 9_800,
      reason: 'Du angret kjøpet av to patcher',
      orderUrl: sampleOrder('RP-7K2M9QXA').orderUrl,
      units: [{ name: 'Russens beste patch', quantity: 2 }],
      paidWith: { type: 'card', brand: 'visa', last4: '4242' },
      document: {
        ...sampleOrder('RP-7K2M9QXA').document,
        kind: 'credit_note',
        number: 12,
        gross: 9_800,
        vat: 1_960,
      },
      receiptNumber: 1057,
    }),
  newsletterConfirmation: () =>
    emails.newsletterConfirmation({
      confirmUrl: 'https://shop.test/bekreft-nyhetsbrev?token=1-Yk3vQmB9c2RtZxWl0aTqXw',
    }),
  lowStock: () =>
    emails.lowStock({
      products: [
        { name: 'Bussjåføren', stock: 0 },
        { name: 'Elg i solnedgang over Mjøsa', stock: 9 },
      ],
      count: 102,
    }),
  withdrawalNotice: () =>
    emails.withdrawalNotice({ ...sampleWithdrawal, isOfOrder: true, hasReceipt: true }),
  withdrawalReceipt: () => emails.withdrawalReceipt(sampleWithdrawal),
  withdrawalArrival: () => emails.withdrawalArrival(sampleWithdrawal),
  contactMessage: () =>
    emails.contactMessage({
      name: 'Ola Nordmann',
      email: 'en.ganske.lang.adresse.uten.mellomrom@example.com',
      phone: '+47 400 00 000',
      message: 'Hei!\n\nHar dere patcher i neongrønt?',
    }),
})
