import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import {
  approveText,
  type MailProof,
  proofPictures,
  proofTexts,
  proofUrl,
} from './order-parts/proofs.ts'

/** The mails about designs that wait for the customer. */
export type OrderProof = {
  orderNumber: string
  customerName: string
  proofs: MailProof[]
  /** The order's own page: an absolute URL that shows the order to whoever has it. */
  orderUrl: string
  shop: ShopFacts
}

type Words = {
  subject: string
  title: string
  intro: string
  /** The designs that the intro is about. */
  proofs: readonly MailProof[]
  /** Those that wait besides, and that staff left as they were. */
  others?: readonly MailProof[]
}

const html = layout(`<mj-section><mj-column>
  ${heading('{{title}}')}
  <mj-text>{{intro}} Bestillingen er <strong>{{orderNumber}}</strong>.</mj-text>
  <mj-text>{{{proofs}}}</mj-text>
  <mj-button href="{{proofUrl}}">{{approve}}</mj-button>
  <mj-text>Er det noe som skal være annerledes? Skriv det på <a href="{{proofUrl}}">bestillingens side</a>. Vi syr ingenting før du har godkjent.</mj-text>
  <mj-text><strong>Lurer du på noe?</strong><br />Skriv til <a href="mailto:{{shopEmail}}">{{shopEmail}}</a> eller ring {{shopPhone}}, og oppgi ordrenummeret.</mj-text>
</mj-column></mj-section>`)

/** Renders the mail in which staff show the customer designs again. At least one is new. */
export function orderProof(order: OrderProof) {
  const proofs = order.proofs.filter(({ isNew }) => isNew)
  const others = order.proofs.filter(({ isNew }) => !isNew)
  const hasSeveral = proofs.length > 1
  return mail(order, {
    subject: `${hasSeveral ? 'Nye motiver' : 'Nytt motiv'} til godkjenning, ${order.orderNumber}`,
    title: `Se hva vi har gjort, ${order.customerName}!`,
    intro: `Vi har sett på ${named(proofs)}. Slik blir ${hasSeveral ? 'de' : 'det'} nå.`,
    proofs,
    others,
  })
}

const list = new Intl.ListFormat('nb-NO')

/** Designs as a sentence names them: by their numbers, unless the order has only one. */
const named = (proofs: readonly MailProof[]): string =>
  proofs.some(({ count }) => count > 1)
    ? `motiv ${list.format(proofs.map(({ number }) => String(number)))}`
    : 'motivet ditt'

/** Renders the mail to a customer who has not answered. */
export const proofReminder = (order: OrderProof) =>
  mail(order, {
    subject: `Nåla venter på deg, ${order.orderNumber}`,
    title: 'Nåla er tredd, men vi mangler et ja',
    intro: `Hei, ${order.customerName}! Vi begynner å sy når du har godkjent ${order.proofs.length > 1 ? 'alle motivene' : 'motivet'}.`,
    proofs: order.proofs,
  })

async function mail(order: OrderProof, { subject, title, intro, proofs, others = [] }: Words) {
  const { orderNumber, orderUrl, shop } = order
  const approve = approveText(order.proofs)
  const beforeOthers = othersText(others)
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
        approve,
        proofs: [
          proofPictures(proofs),
          ...beforeOthers.map((words) => `<p style="margin:0 0 20px">${words}</p>`),
          proofPictures(others),
        ].join(''),
        proofUrl: proofUrl(orderUrl),
      },
    }),
    text: [
      title,
      '',
      `${intro} Bestillingen er ${orderNumber}.`,
      '',
      ...proofTexts(proofs),
      ...beforeOthers.flatMap((words) => [words, '']),
      ...proofTexts(others),
      `${approve}: ${proofUrl(orderUrl)}`,
      'Er det noe som skal være annerledes? Skriv det på bestillingens side. Vi syr ingenting før du har godkjent.',
      '',
      `Lurer du på noe? Skriv til ${shop.email} eller ring ${shop.phone}, og oppgi ordrenummeret.`,
      '',
      textFooter(shop),
    ].join('\n'),
  }
}

/** The sentence before the designs that staff left as they were; none without such designs. */
function othersText({ length }: readonly MailProof[]): string[] {
  if (length === 0) return []
  return [
    length === 1
      ? 'Dette motivet venter også på deg. Det er som før.'
      : 'Disse motivene venter også på deg. De er som før.',
  ]
}
