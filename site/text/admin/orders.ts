import type { OrderLogEntry, OrderStatus } from '../../../modules/shared/contract/api.d.ts'

export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Venter',
  processing: 'Behandles',
  shipped: 'Sendt',
  delivered: 'Levert',
  cancelled: 'Kansellert',
}

/** What the orders tab says. */
export const orderTexts = {
  loading: 'Laster bestillinger …',
  failed: 'Vi fikk ikke hentet bestillingene.',
  search: 'Søk',
  searchHint: 'Ordrenr., navn, e-post',
  status: 'Status',
  allStatuses: 'Alle statuser',
  period: 'Periode',
  periods: { all: 'Alle dager', today: 'I dag', week: 'Siste uke', month: 'Siste måned' },
  sort: 'Sortering',
  sorts: {
    newest: 'Nyeste først',
    oldest: 'Eldste først',
    highest: 'Høyeste beløp',
    lowest: 'Laveste beløp',
    name: 'Navn A-Å',
  },
  count: (shown: number, total: number) => `Viser ${shown} av ${total} bestillinger`,
  updating: 'Oppdaterer …',
  export: 'Eksporter CSV',
  exporting: 'Eksporterer …',
  exportCut: (count: number) =>
    `Filen har de første ${count.toLocaleString('nb-NO')} bestillingene.`,
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
  details: 'Se detaljer',
  detailsOf: (orderNumber: string) => `Se detaljer for ${orderNumber}`,
  statusOf: (orderNumber: string) => `Endre status for ${orderNumber}`,
  empty: 'Ingen bestillinger funnet med de valgte filtrene.',
  clear: 'Nullstill filtrene',
  more: (count: number) => `Vis ${count} til`,
  showMore: 'Vis flere',
  updateFailed: 'Feil ved oppdatering',
  keys: {
    title: 'Tastatur i tabellen',
    moves: { keys: ['↑', '↓', 'Home', 'End'], does: 'flytter mellom radene' },
    opens: { keys: ['Enter'], does: 'åpner detaljene' },
    selects: { keys: ['Mellomrom'], does: 'velger raden' },
  },
} as const

/** What is said of the orders that are selected, and done with them. */
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

/** What the details dialog of an order says. */
export const orderDetailsTexts = {
  title: (orderNumber: string) => `Bestilling ${orderNumber}`,
  customer: 'Kunde',
  phone: 'Telefon',
  address: 'Leveringsadresse',
  delivery: 'Leveringstid: 2-4 uker',
  carrier: 'via posten',
  products: 'Produkter',
  unknownProduct: 'Ukjent produkt',
  enlarge: (name: string) => `Forstørr bildet av ${name}`,
  noPicture: 'Bilde mangler',
  openPicture: 'Åpne bildet i ny fane',
  summary: 'Oppsummering',
  subtotal: 'Delsum',
  discount: (code: string | null) => (code ? `Rabatt (${code})` : 'Rabatt'),
  shipping: 'Frakt',
  free: (nothing: string) => `Gratis (${nothing})`,
  total: 'Totalt',
  changeStatus: 'Endre status',
  sending: 'Sending',
  trackingNumber: 'Sporingsnummer (valgfritt)',
  trackingMalformed: 'Nummeret kan ha bokstaver fra A til Z, tall, mellomrom og bindestrek.',
  trackingHint: {
    before:
      'Kunden får en e-post når bestillingen settes til Sendt, med nummeret hvis det er fylt ut.',
    after: 'Kunden får en ny e-post når du lagrer et nytt nummer.',
  },
  ship: 'Sett til Sendt',
  saveTracking: 'Lagre nummeret',
  follow: 'Følg pakken hos Posten',
} as const

/** What was done with an order, by whom. */
export const orderLogTexts = {
  title: 'Logg',
  loading: 'Henter loggen …',
  failed: 'Vi fikk ikke hentet loggen.',
  empty: 'Ingen har endret bestillingen ennå.',
  sentence: ({ administrator, event, from, to }: OrderLogEntry): string =>
    `${administrator} ${done[event](from, to)}.`,
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
}

const labelOf = (status: string | null): string =>
  Object.entries(statusLabels).find(([name]) => name === status)?.[1] ?? ''
