import type { HoldReason, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { statusLabels } from '../text.ts'

/** Reasons against sending an order, as staff read them after its number. */
const holdReasonLabels: Record<HoldReason, string> = {
  cancelled: 'kansellert',
  refunded: 'betalt tilbake',
  disputed: 'klage i banken',
  unapproved: 'motivet er ikke godkjent',
}

/** Several reasons in a row. */
export const reasonsText = (reasons: readonly HoldReason[]): string =>
  reasons.map((reason) => holdReasonLabels[reason]).join(', ')

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Texts for orders that something speaks against sending. */
export const holdTexts = {
  leftOut: (count: number, status: OrderStatus) =>
    count === 1
      ? `1 bestilling er ikke satt til ${statusLabels[status]}`
      : `${count} bestillinger er ikke satt til ${statusLabels[status]}`,
  question: (status: OrderStatus) => `Sette til ${statusLabels[status]}?`,
  /** Without reasons, the order does not exist any more. */
  sentence: (reasons: readonly HoldReason[]) =>
    reasons.length > 0 ? `${capitalised(reasonsText(reasons))}.` : 'Finnes ikke lenger.',
  mail: (count: number) =>
    count === 1
      ? 'Setter du den likevel, får kunden e-post om at pakken er sendt.'
      : 'Setter du dem likevel, får kundene e-post om at pakken er sendt.',
  leave: (settable: number) => {
    if (settable === 0) return 'Lukk'
    return settable === 1 ? 'La den stå' : 'La dem stå'
  },
  set: 'Sett likevel',
} as const
