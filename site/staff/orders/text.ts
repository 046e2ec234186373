import type { Order, OrderLogEntry, OrderStatus } from '../../../modules/shared/contract/api.d.ts'
import { mostCounted } from '../../../modules/shared/lists/most-counted.ts'
import { formatOre } from '../../../modules/shared/money.ts'
import { customDeliveryTime } from '../../../modules/shared/terms.ts'
import { grouped } from '../../text/grouped.ts'

/** Labels of an order's statuses, for staff. */
export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Venter',
  processing: 'Behandles',
  shipped: 'Sendt',
  delivered: 'Levert',
  cancelled: 'Kansellert',
}

/** Texts of the orders tab. */
export const orderTexts = {
  loading: 'Laster bestillinger …',
  failed: 'Vi fikk ikke hentet bestillingene.',
  search: 'Søk',
  searchHint: 'Ordrenr., kunde, sporing, patch',
  status: 'Status',
  allStatuses: 'Alle statuser',
  period: 'Periode',
  periods: { all: 'Alle dager', today: 'I dag', week: 'Siste uke', month: 'Siste måned' },
  mark: 'Merke',
  marks: {
    all: 'Alle',
    custom: 'Eget motiv',
    unapproved: 'Ikke godkjent',
    refunded: 'Tilbakebetalt',
    disputed: 'Klage i banken',
  },
  partlyRefunded: 'Delvis tilbakebetalt',
  sort: 'Sortering',
  sorts: {
    newest: 'Nyeste først',
    oldest: 'Eldste først',
    highest: 'Høyeste beløp',
    lowest: 'Laveste beløp',
    name: 'Navn A-Å',
  },
  count: (shown: number, total: number, isCountedUp = false) =>
    `Viser ${isCountedUp && shown >= mostCounted ? 'minst ' : ''}${grouped(shown)} av ${grouped(total)} bestillinger`,
  updating: 'Oppdaterer …',
  export: 'Eksporter CSV',
  exporting: 'Eksporterer …',
  exportCut: (count: number) => `Filen har de første ${grouped(count)} bestillingene.`,
  exportFailed: 'Feil ved eksport',
  columns: {
    orderNumber: 'Ordrenummer',
    customer: 'Kunde',
    date: 'Dato',
    products: 'Antall',
    total: 'Totalt',
    status: 'Status',
    actions: 'Handlinger',
  },
  csvColumns: [
    'Ordrenummer',
    'Kunde',
    'E-post',
    'Telefon',
    'Status',
    'Beløp (kr)',
    'Rabattkode',
    'Opprettet',
    'Produkter',
  ],
  pieces: (count: number) => `${count} stk`,
  piecesLeft: (left: number, count: number) => `${left} av ${count}\u00a0stk`,
  piecesLeftHint: 'Resten er betalt tilbake.',
  details: 'Se detaljer',
  detailsOf: (orderNumber: string) => `Se detaljer for ${orderNumber}`,
  statusOf: (orderNumber: string) => `Endre status for ${orderNumber}`,
  empty: 'Ingen bestillinger funnet med de valgte filtrene.',
  clear: 'Nullstill filtrene',
  showMore: 'Vis flere',
  updateFailed: 'Feil ved oppdatering',
  arrowHint: 'Piltastene blar. Enter eller Tab setter statusen, Esc lar den stå.',
  keys: {
    title: 'Tastatur i tabellen',
    moves: { keys: ['↑', '↓', 'Home', 'End'], does: 'flytter mellom radene' },
    opens: { keys: ['Enter'], does: 'åpner detaljene' },
    selects: { keys: ['Mellomrom'], does: 'velger raden' },
  },
} as const

/** Texts of the selected orders and their actions. */
export const selectionTexts = {
  title: 'Valgte bestillinger',
  selectAll: 'Velg alle som vises',
  select: (orderNumber: string) => `Velg ${orderNumber}`,
  count: (count: number) => `${count} valgt`,
  tooMany: (most: number) => `Velg høyst ${most} om gangen.`,
  status: 'Ny status for de valgte',
  chooseStatus: 'Velg status',
  setStatus: 'Endre status',
  setting: 'Endrer ...',
  changed: (count: number, status: string) =>
    count === 1
      ? `1 bestilling er satt til ${status}`
      : `${count} bestillinger er satt til ${status}`,
  unchanged: (status: string) => `De valgte var satt til ${status} fra før`,
  pickingList: 'Plukkliste',
  packingSlips: 'Pakksedler',
  clear: 'Fjern valget',
} as const

/** Texts of a change that can be undone. */
export const undoTexts = {
  title: 'Endringer som kan angres',
  changed: (seen: Pick<Order, 'status'>, { orderNumber, status, trackingNumber }: Order) => {
    if (status !== seen.status) return `${orderNumber} er satt til ${statusLabels[status]}.`
    return trackingNumber
      ? `${orderNumber} har fått sporingsnummer ${trackingNumber}.`
      : `Sporingsnummeret til ${orderNumber} er fjernet.`
  },
  mail: {
    customer: 'Kunden får e-post om',
    customers: 'Kunder som ikke har fått beskjed, får e-post om',
    none: 'Du kan angre i',
  },
  seconds: (count: number) => `${count} s`,
  /** For screen readers, which don't read the countdown. */
  time: (count: number) => `${count} sekunder.`,
  undo: 'Angre',
  undoOf: (change: string) => `Angre: ${change}`,
  undone: 'Endringen er angret',
  tooLate: 'Endringen er angret, men e-posten til kunden var allerede sendt',
  failed: 'Feil ved angring',
} as const

/** Texts of the details dialog of an order. */
export const orderDetailsTexts = {
  title: (orderNumber: string) => `Bestilling ${orderNumber}`,
  customer: 'Kunde',
  phone: 'Telefon',
  address: 'Leveringsadresse',
  delivery: `Leveringstid: ${customDeliveryTime.replace('–', '-')}`,
  carrier: 'via posten',
  products: 'Produkter',
  unknownProduct: 'Ukjent produkt',
  refundedUnits: (back: number, ordered: number) => `${back} av ${ordered} stk er betalt tilbake`,
  unapproved: 'Motivet er ikke godkjent',
  enlarge: (name: string) => `Forstørr bildet av ${name}`,
  noPicture: 'Bilde mangler',
  openPicture: 'Åpne bildet i ny fane',
  summary: 'Oppsummering',
  subtotal: 'Delsum',
  discount: (code: string | null) => (code ? `Rabatt (${code})` : 'Rabatt'),
  shipping: 'Frakt',
  free: (nothing: string) => `Gratis (${nothing})`,
  total: 'Totalt',
  refunded: 'Betalt tilbake',
  disputed: 'Trukket av banken',
  changeStatus: 'Endre status',
  sending: 'Sending',
  trackingNumber: 'Sporingsnummer (valgfritt)',
  trackingMalformed: 'Nummeret kan ha bokstaver fra A til Z, tall, mellomrom og bindestrek.',
  trackingHint: {
    before:
      'Kunden får en e-post når bestillingen settes til Sendt, med nummeret hvis det er fylt ut.',
    after: 'Kunden får en ny e-post når du lagrer et nytt nummer.',
  },
  unsaved: 'Nummeret er ikke lagret ennå.',
  ship: 'Sett til Sendt',
  saveTracking: 'Lagre nummeret',
  follow: 'Følg pakken hos Posten',
} as const

/** Texts of the notes on an order. */
export const orderNoteTexts = {
  title: 'Notater',
  hint: 'Notatene er bare for dere som jobber i butikken. Kunden ser dem ikke.',
  loading: 'Henter notatene …',
  failed: 'Vi fikk ikke hentet notatene.',
  field: 'Nytt notat',
  add: 'Lagre notatet',
  saving: 'Lagrer …',
  addFailed: 'Notatet ble ikke lagret',
  remove: 'Slett',
  removeNote: (text: string) => `Slett notatet «${text}»`,
  removeFailed: 'Notatet ble ikke slettet',
} as const

/** Texts of the link to the order in the customer's mails. */
export const orderLinkTexts = {
  about: 'Kundens lenke: virker',
  end: 'Avslutt lenken',
  ended: 'Lenken er avsluttet',
  endedText: 'Send kvitteringen på nytt, så får kunden en ny.',
  failed: 'Lenken ble ikke avsluttet',
} as const

/** Texts on what administrators did with an order, and on what else happened to it. */
export const orderLogTexts = {
  title: 'Logg',
  loading: 'Henter loggen …',
  failed: 'Vi fikk ikke hentet loggen.',
  empty: 'Ingen har endret bestillingen ennå.',
  sentence: ({ administrator, event, from, to }: OrderLogEntry): string => {
    const what = done[event](from, to)
    return `${administrator === null ? what : `${administrator} ${what}`}.`
  },
} as const

const done: Record<OrderLogEntry['event'], (from: string | null, to: string | null) => string> = {
  status: (from, to) => `endret status fra ${labelOf(from)} til ${labelOf(to)}`,
  tracking: (from, to) => {
    if (!from) return `la inn sporingsnummer ${to}`
    return to ? `endret sporingsnummeret fra ${from} til ${to}` : `fjernet sporingsnummeret ${from}`
  },
  receipt: () => 'sendte kvitteringen på nytt',
  notice: () => 'sendte e-posten om sending på nytt',
  refund: () => 'prøvde tilbakebetalingen på nytt',
  refund_dismissed: () => 'fjernet varselet om tilbakebetalingen',
  refunded: (_from, to) => `betalte tilbake ${formatOre(Number(to))}`,
  note: () => 'skrev et notat',
  note_deleted: () => 'slettet et notat',
  link: () => 'avsluttet kundens lenke til bestillingen',
  proof: () => 'viste kunden motivet på nytt',
  order_paid: (_from, to) => `Kunden betalte ${formatOre(Number(to))}`,
  order_unfulfilled: (_from, to) =>
    `Kunden betalte ${formatOre(Number(to))}, men bestillingen kunne ikke leveres`,
  receipt_issued: (_from, to) => `Kvittering på ${formatOre(Number(to))} er skrevet`,
  credit_note_issued: (_from, to) => `Kreditnota på ${formatOre(Number(to))} er skrevet`,
  refund_made: (_from, to) => `${formatOre(Number(to))} er på vei tilbake til kunden`,
  refund_failed: (_from, to) => `Tilbakebetalingen av ${formatOre(Number(to))} gikk ikke`,
  dispute_changed: (_from, to) => `Innsigelsen på ${formatOre(Number(to))} er endret hos banken`,
  proof_approved: () => 'Kunden godkjente et motiv',
  proof_commented: () => 'Kunden ba om en endring av et motiv',
}

const labelOf = (status: string | null): string =>
  Object.entries(statusLabels).find(([name]) => name === status)?.[1] ?? ''
