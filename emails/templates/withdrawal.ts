import { returnDays, withdrawalForm } from '../../modules/shared/terms.ts'
import { heading, paragraph } from '../blocks.ts'
import { momentText } from '../date.ts'
import type { Mail, ShopFacts } from '../layout.ts'

/** A customer's withdrawal from a purchase, and when it arrived. */
export type Withdrawal = {
  name: string
  email: string
  goods: string
  orderNumber: string | null
  received: string | null
  address: string | null
  receivedAt: Date
}

/** Facts that only the shop's copy has: whether the sender's address is that of the order, and gets a receipt. */
type Checked = { isOfOrder: boolean; hasReceipt: boolean }

type Texts = { subject: string; opening: string; content: string; next: string }

/** The shop's copy of a withdrawal. */
export const withdrawalNotice = (withdrawal: Withdrawal & Checked): Mail =>
  mail({
    subject: `Angremelding fra ${withdrawal.name}`,
    opening: `Mottatt ${momentText(withdrawal.receivedAt)}. ${receiptOf(withdrawal)}`,
    content: contentOf(withdrawal),
    next: `Pengene skal være tilbake hos kunden senest ${returnDays} dager etter at meldingen kom (angrerettloven §\u00a024). Dere kan vente til varene er kommet eller sendt. Patcher av kundens eget bilde er unntatt (§\u00a022 bokstav e).`,
  })

/** The customer's receipt for a withdrawal: what was sent, and when it arrived. */
export const withdrawalReceipt = (withdrawal: Withdrawal, shop: ShopFacts): Mail =>
  mail({
    subject: 'Vi har fått angremeldingen din',
    opening: `Vi fikk meldingen din ${momentText(withdrawal.receivedAt)}. Ta vare på denne e-posten. Dette skrev du:`,
    content: contentOf(withdrawal),
    next: nextOf(shop),
  })

/**
 * The receipt for an address that has no paid order with the number that was typed: when the withdrawal arrived,
 * and nothing of what was typed.
 */
export const withdrawalArrival = (
  { receivedAt }: Pick<Withdrawal, 'receivedAt'>,
  shop: ShopFacts,
): Mail =>
  mail({
    subject: 'Vi har fått en angremelding med adressen din',
    opening: `Vi fikk en angremelding med denne e-postadressen ${momentText(receivedAt)}. Er den fra deg, ta vare på denne e-posten. Hvis ikke, kan du se bort fra den.`,
    content: `Vi gjengir ikke det som sto i meldingen, fordi vi ikke fant en betalt bestilling med både ordrenummeret og e-postadressen. Angremeldingen gjelder likevel fra vi fikk den. Skriv til ${shop.email} med ordrenummeret, så finner vi kjøpet og sender deg det du skrev.`,
    next: nextOf(shop),
  })

/** The customer's next steps. */
const nextOf = ({ company, address }: ShopFacts): string =>
  `Har du fått varene, send dem tilbake til ${company}, ${address} senest ${returnDays} dager etter at du sendte meldingen. Du får pengene tilbake slik du betalte. Angreretten gjelder ikke patcher av ditt eget bilde, men er det feil på dem, kan du reklamere.`

function receiptOf({ isOfOrder, hasReceipt }: Checked): string {
  if (!hasReceipt)
    return 'Adressen har nettopp fått kvittering, så det sendes ingen for denne meldingen. Er kjøpet ekte, svar kunden selv.'
  if (isOfOrder) return 'Kunden får kvittering på e-post.'
  return 'Vi fant ingen betalt bestilling med både ordrenummeret og e-postadressen. Derfor får adressen en kvittering uten det som står her. Finner dere kjøpet, send kunden innholdet.'
}

const mail = ({ subject, opening, content, next }: Texts): Mail => ({
  subject,
  preview: opening,
  blocks: [heading(subject), paragraph(opening), paragraph(content), paragraph(next)],
})

/** The customer's message, one field per line, with the statement of the standard form. */
const contentOf = ({ name, email, goods, orderNumber, received, address }: Withdrawal): string =>
  [
    withdrawalForm.statement,
    goods,
    '',
    orderNumber && `Ordrenummer: ${orderNumber}`,
    received && `Mottatt: ${received}`,
    `Navn: ${name}`,
    `E-post: ${email}`,
    address && `Adresse: ${address}`,
  ]
    .filter((line) => line !== null)
    .join('\n')

/** A sample of each template. */
export function samples() {
  const sample: Withdrawal = {
    name: 'Kari Nordmann',
    email: 'kari@example.com',
    goods: '2 × Elgpatch\n1 × Bussjåføren',
    orderNumber: 'RP-7K2M9QXA',
    received: '12. mai',
    address: 'Storgata 1, 0155 Oslo',
    receivedAt: new Date('2026-05-14T10:30:05Z'),
  }
  return {
    withdrawalNotice: { ...sample, isOfOrder: true, hasReceipt: true } satisfies Withdrawal &
      Checked,
    withdrawalReceipt: sample,
    withdrawalArrival: sample,
  }
}
