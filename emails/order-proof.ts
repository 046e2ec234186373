import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import { type MailProof, proofPictures, proofTexts, proofUrl } from './order-parts/proofs.ts'

/** The mails about designs that wait for the customer. */
export type OrderProof = {
  orderNumber: string
  customerName: string
  proofs: MailProof[]
  /** The order's own page: an absolute URL that shows the order to whoever has it. */
  orderUrl: string
  shop: ShopFacts
}

type Words = { subject: string; title: string; intro: string }

const html = layout(`<mj-section><mj-column>
  ${heading('{{title}}')}
  <mj-text>{{intro}} Bestillingen er <strong>{{orderNumber}}</strong>.</mj-text>
  <mj-text>{{{proofs}}}</mj-text>
  <mj-button href="{{proofUrl}}">Godkjenn motivet</mj-button>
  <mj-text>Er det noe som skal være annerledes? Skriv det på <a href="{{proofUrl}}">bestillingens side</a>. Vi syr ingenting før du har godkjent.</mj-text>
  <mj-text><strong>Lurer du på noe?</strong><br />Skriv til <a href="mailto:{{shopEmail}}">{{shopEmail}}</a> eller ring {{shopPhone}}, og oppgi ordrenummeret.</mj-text>
</mj-column></mj-section>`)

/** Renders the mail in which staff show the customer a design again. */
export const orderProof = (order: OrderProof) =>
  mail(order, {
    subject: `Nytt motiv til godkjenning, ${order.orderNumber}`,
    title: `Se hva vi har gjort, ${order.customerName}!`,
    intro: 'Vi har svart på motivet ditt. Slik blir det nå.',
  })

/** Renders the mail to a customer who has not answered. */
export const proofReminder = (order: OrderProof) =>
  mail(order, {
    subject: `Nåla venter på deg, ${order.orderNumber}`,
    title: 'Nåla er tredd, men vi mangler et ja',
    intro: `Hei, ${order.customerName}! Vi begynner å sy når du har godkjent motivet.`,
  })

async function mail(order: OrderProof, { subject, title, intro }: Words) {
  const { orderNumber, orderUrl, proofs, shop } = order
  return {
    subject,
    html: await html({
      title: subject,
      preview: intro,
      shop,
      places: {
        title,
        intro,
        orderNumber,
        proofs: proofPictures(proofs),
        proofUrl: proofUrl(orderUrl),
      },
    }),
    text: [
      title,
      '',
      `${intro} Bestillingen er ${orderNumber}.`,
      '',
      ...proofTexts(proofs),
      `Godkjenn motivet: ${proofUrl(orderUrl)}`,
      'Er det noe som skal være annerledes? Skriv det på bestillingens side. Vi syr ingenting før du har godkjent.',
      '',
      `Lurer du på noe? Skriv til ${shop.email} eller ring ${shop.phone}, og oppgi ordrenummeret.`,
      '',
      textFooter(shop),
    ].join('\n'),
  }
}
