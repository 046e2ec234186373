import { returnDays, withdrawalForm } from '../modules/shared/terms.ts'
import { momentText } from './date.ts'
import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import { lines } from './template.ts'

/** A customer's withdrawal from a purchase, and when it arrived. */
export type Withdrawal = {
  name: string
  email: string
  goods: string
  orderNumber: string | null
  received: string | null
  address: string | null
  receivedAt: Date
  shop: ShopFacts
}

/** What the shop's copy tells besides: whether the sender's address is that of the order, and gets a receipt. */
type Checked = { isOfOrder: boolean; hasReceipt: boolean }

const html = layout(`<mj-section><mj-column>
  ${heading('{{title}}')}
  <mj-text>{{opening}}</mj-text>
  <mj-text>{{{content}}}</mj-text>
  <mj-text>{{next}}</mj-text>
</mj-column></mj-section>`)

type Told = { subject: string; opening: string; next: string }

/** Renders the shop's copy of a withdrawal. */
export const withdrawalNotice = (withdrawal: Withdrawal & Checked) =>
  rendered(withdrawal, contentOf(withdrawal), {
    subject: `Angremelding fra ${withdrawal.name}`,
    opening: `Mottatt ${momentText(withdrawal.receivedAt)}. ${receiptOf(withdrawal)}`,
    next: `Pengene skal være tilbake hos kunden senest ${returnDays} dager etter at meldingen kom (angrerettloven §\u00a024). Dere kan vente til varene er kommet eller sendt. Patcher av kundens eget bilde er unntatt (§\u00a022 bokstav e).`,
  })

/** Renders the customer's receipt for a withdrawal: what was sent, and when it arrived. */
export const withdrawalReceipt = (withdrawal: Withdrawal) =>
  rendered(withdrawal, contentOf(withdrawal), {
    subject: 'Vi har fått angremeldingen din',
    opening: `Vi fikk meldingen din ${momentText(withdrawal.receivedAt)}. Ta vare på denne e-posten. Dette skrev du:`,
    next: nextOf(withdrawal),
  })

/**
 * Renders the receipt for an address that has no paid order with the number that was typed: when the withdrawal arrived,
 * and nothing of what was typed.
 */
export const withdrawalArrival = (arrival: Pick<Withdrawal, 'receivedAt' | 'shop'>) =>
  rendered(
    arrival,
    `Vi gjengir ikke det som sto i meldingen, fordi vi ikke fant en betalt bestilling med både ordrenummeret og e-postadressen. Angremeldingen gjelder likevel fra vi fikk den. Skriv til ${arrival.shop.email} med ordrenummeret, så finner vi kjøpet og sender deg det du skrev.`,
    {
      subject: 'Vi har fått en angremelding med adressen din',
      opening: `Vi fikk en angremelding med denne e-postadressen ${momentText(arrival.receivedAt)}. Er den fra deg, ta vare på denne e-posten. Hvis ikke, kan du se bort fra den.`,
      next: nextOf(arrival),
    },
  )

/** What the customer does next. */
const nextOf = ({ shop }: Pick<Withdrawal, 'shop'>): string =>
  `Har du fått varene, send dem tilbake til ${shop.company}, ${shop.address} senest ${returnDays} dager etter at du sendte meldingen. Du får pengene tilbake slik du betalte. Angreretten gjelder ikke patcher av ditt eget bilde, men er det feil på dem, kan du reklamere.`

function receiptOf({ isOfOrder, hasReceipt }: Checked): string {
  if (!hasReceipt)
    return 'Adressen har nettopp fått kvittering, så det sendes ingen for denne meldingen. Er kjøpet ekte, svar kunden selv.'
  if (isOfOrder) return 'Kunden får kvittering på e-post.'
  return 'Vi fant ingen betalt bestilling med både ordrenummeret og e-postadressen. Derfor får adressen en kvittering uten det som står her. Finner dere kjøpet, send kunden innholdet.'
}

async function rendered(
  { shop }: Pick<Withdrawal, 'shop'>,
  content: string,
  { subject, opening, next }: Told,
) {
  return {
    subject,
    html: await html({
      title: subject,
      preview: opening,
      shop,
      places: { opening, content: lines(content), next },
    }),
    text: [subject, opening, content, next, textFooter(shop)].join('\n\n'),
  }
}

/** What the customer sent, one field per line, with the statement of the standard form. */
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
