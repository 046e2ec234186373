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

const html = layout(`<mj-section><mj-column>
  ${heading('{{title}}')}
  <mj-text>{{opening}}</mj-text>
  <mj-text>{{{content}}}</mj-text>
  <mj-text>{{next}}</mj-text>
</mj-column></mj-section>`)

type Told = { subject: string; opening: string; next: string }

/** Renders the shop's copy of a withdrawal. */
export const withdrawalNotice = (withdrawal: Withdrawal) =>
  rendered(withdrawal, {
    subject: `Angremelding fra ${withdrawal.name}`,
    opening: `Mottatt ${momentText(withdrawal.receivedAt)}. Kunden får kvittering på e-post.`,
    next: `Pengene skal være tilbake hos kunden senest ${returnDays} dager etter at meldingen kom (angrerettloven §\u00a024). Dere kan vente til varene er kommet eller sendt. Patcher av kundens eget bilde er unntatt (§\u00a022 bokstav e).`,
  })

/** Renders the customer's receipt for a withdrawal: what was sent, and when it arrived. */
export const withdrawalReceipt = (withdrawal: Withdrawal) =>
  rendered(withdrawal, {
    subject: 'Vi har fått angremeldingen din',
    opening: `Vi fikk meldingen din ${momentText(withdrawal.receivedAt)}. Ta vare på denne e-posten. Dette skrev du:`,
    next: `Har du fått varene, send dem tilbake til ${withdrawal.shop.company}, ${withdrawal.shop.address} senest ${returnDays} dager etter at du sendte meldingen. Du får pengene tilbake slik du betalte. Angreretten gjelder ikke patcher av ditt eget bilde, men er det feil på dem, kan du reklamere.`,
  })

async function rendered(withdrawal: Withdrawal, { subject, opening, next }: Told) {
  const { shop } = withdrawal
  const content = contentOf(withdrawal)
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
