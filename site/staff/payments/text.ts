import type { PaymentState } from '../../../modules/shared/contract/api.d.ts'

/** Texts of the tab of payments. */
export const paymentListTexts = {
  loading: 'Laster betalinger …',
  failed: 'Vi fikk ikke hentet betalingene.',
  state: 'Betalinger',
  states: {
    refunded: 'Betalt tilbake',
    disputed: 'Klage i banken',
    waiting: 'Venter på betaling',
    failed: 'Ikke betalt',
  } satisfies Record<PaymentState, string>,
  about: {
    refunded: 'Bestillinger der noe er betalt tilbake eller er på vei tilbake.',
    disputed: 'Bestillinger der kunden har bedt banken om å få pengene tilbake.',
    waiting: 'Bestillinger som holder av varer, men ikke er betalt ennå.',
    failed: 'Bestillinger som ble gitt opp uten betaling, de siste 30 dagene.',
  } satisfies Record<PaymentState, string>,
  empty: 'Ingen slike betalinger.',
  total: (amount: string) => `av ${amount}`,
  notDelivered: 'Kunne ikke leveres',
  open: (orderNumber: string) => `Se bestilling ${orderNumber}`,
  updating: 'Oppdaterer …',
  showMore: 'Vis flere',
} as const
