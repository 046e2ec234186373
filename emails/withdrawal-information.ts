import { returnDays, withdrawalForm } from '../modules/shared/terms.ts'
import type { ShopFacts } from './layout.ts'

/**
 * Instructions for withdrawing from an order with these lines, and the form of forskrift om angrerettskjema. The
 * receipt contains them, because the customer has to receive them on a durable medium (angrerettloven § 18), which a
 * link to a page is not (EU Court, C-49/11). Empty for an order without the right.
 */
export function withdrawalInformation(
  lines: readonly { isCustom: boolean }[],
  shop: ShopFacts,
): string {
  if (lines.every(({ isCustom }) => isCustom)) return ''
  const { company, address, email } = shop
  const { statement, received, signature } = withdrawalForm
  return [
    `Slik angrer du\nFristen går ut ${returnDays} dager etter dagen da du fikk pakken, eller den siste av flere. Det er nok at du sender en tydelig melding om at du angrer, før fristen går ut, for eksempel til ${email}.`,
    `Send varene til ${company}, ${address} senest ${returnDays} dager etter meldingen. Du betaler returporto. Vi betaler tilbake det varene og den rimeligste leveringen kostet, senest ${returnDays} dager etter at vi fikk meldingen, men kan vente til varene er kommet eller du viser at de er sendt. Er de brukt, kan vi trekke fra det de har sunket i verdi.`,
    [
      'Angreskjema, som du kan bruke om du vil:',
      `Til ${company}, ${address}, ${email}`,
      statement,
      ...[received, withdrawalForm.name, withdrawalForm.address, signature].map(
        (field) => `${field}:`,
      ),
    ].join('\n'),
  ].join('\n\n')
}
