import type { HoldReason, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { statusLabels } from '../text.ts'
import type { OrderConflict } from './order-conflicts.ts'

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

/** Texts for an order that another administrator changed concurrently. */
export const conflictTexts = {
  title: 'Endret av noen andre',
  intro: (count: number) =>
    count === 1
      ? 'Bestillingen ble endret mens du arbeidet med den. Det du valgte, er ikke lagret.'
      : `${count} bestillinger ble endret mens du arbeidet med dem. Det du valgte, er ikke lagret for disse.`,
  sentence: (
    { seen, current, changedBy, changedAt, wanted }: OrderConflict,
    /** The time of the change, such as 'kl. 14.02'. */
    time: string,
  ) => {
    const who = changedBy ?? 'Noen'
    const isNumbered = current.trackingNumber !== seen.trackingNumber
    const theirs = [
      ...(current.status !== seen.status || !isNumbered
        ? [`satte den til ${statusLabels[current.status]}`]
        : []),
      ...(isNumbered ? [numbered(current.trackingNumber)] : []),
    ]
    const mine = [
      ...(wanted.status ? [`valgte ${statusLabels[wanted.status]}`] : []),
      ...(wanted.trackingNumber === undefined ? [] : [numbered(wanted.trackingNumber)]),
    ]
    const when = changedAt ? ` ${time}` : ''
    return `${who} ${theirs.join(' og ')}${when}; du ${mine.join(' og ')}.`
  },
  clock: (time: string) => `kl. ${time.replace(':', '.')}`,
  keepTheirs: 'Behold slik det er',
  setMine: 'Sett mitt valg likevel',
} as const

const numbered = (trackingNumber: string | null) =>
  trackingNumber ? `satte sporingsnummeret til ${trackingNumber}` : 'fjernet sporingsnummeret'
