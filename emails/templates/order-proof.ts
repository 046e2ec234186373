import { bold, button, heading, link, paragraph, when } from '../blocks.ts'
import type { Mail, ShopFacts } from '../layout.ts'
import { contact } from '../order-parts/contact.ts'
import { approveText, designs, type MailProof, proofUrl } from '../order-parts/proofs.ts'
import { sampleOrder } from '../samples/order.ts'

/** Designs that wait for the customer. */
export type OrderProof = {
  orderNumber: string
  customerName: string
  proofs: MailProof[]
  /** The order's own page: an absolute URL that shows the order to whoever has it. */
  orderUrl: string
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

/** The mail in which staff show the customer designs again. At least one is new. */
export function orderProof(order: OrderProof, shop: ShopFacts): Mail {
  const proofs = order.proofs.filter(({ isNew }) => isNew)
  const others = order.proofs.filter(({ isNew }) => !isNew)
  const hasSeveral = proofs.length > 1
  return mail(order, shop, {
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

/** The mail to a customer who has not answered. */
export const proofReminder = (order: OrderProof, shop: ShopFacts): Mail =>
  mail(order, shop, {
    subject: `Nåla venter på deg, ${order.orderNumber}`,
    title: 'Nåla er tredd, men vi mangler et ja',
    intro: `Hei, ${order.customerName}! Vi begynner å sy når du har godkjent ${order.proofs.length > 1 ? 'alle motivene' : 'motivet'}.`,
    proofs: order.proofs,
  })

function mail(
  { orderNumber, orderUrl, proofs: all }: OrderProof,
  shop: ShopFacts,
  { subject, title, intro, proofs, others = [] }: Words,
): Mail {
  const url = proofUrl(orderUrl)
  return {
    subject,
    preview: intro,
    blocks: [
      heading(title),
      paragraph(`${intro} Bestillingen er `, bold(orderNumber), '.'),
      designs(proofs),
      ...when(othersText(others), (words) => [paragraph(words), designs(others)]),
      button(approveText(all), url),
      paragraph(
        'Er det noe som skal være annerledes? Skriv det på ',
        link('bestillingens side', url),
        '. Vi syr ingenting før du har godkjent.',
      ),
      contact(shop),
    ],
  }
}

/** The sentence before the designs that staff left as they were; none without such designs. */
function othersText({ length }: readonly MailProof[]): string {
  if (length === 0) return ''
  return length === 1
    ? 'Dette motivet venter også på deg. Det er som før.'
    : 'Disse motivene venter også på deg. De er som før.'
}

/** A sample of each template. */
export function samples() {
  const sample: OrderProof = {
    orderNumber: 'RP-7K2M9QXA',
    customerName: 'Kari Nordmann',
    orderUrl: sampleOrder('RP-7K2M9QXA').orderUrl,
    proofs: [
      {
        number: 4,
        count: 4,
        name: 'Tilpasset patch',
        quantity: 10,
        form: { outline: 'circle', size: 90 },
        imageUrl: '/tilpasset-patch.svg',
        note: 'Vi gjorde navnet 2 mm høyere.\nNå går det an å lese det på avstand.',
        isNew: true,
      },
      {
        number: 3,
        count: 4,
        name: 'Tilpasset patch',
        quantity: 15,
        form: { outline: 'heart', size: 110 },
        imageUrl: null,
        note: null,
        isNew: false,
      },
    ],
  }
  return { orderProof: sample, proofReminder: sample }
}
