import { productTitles } from '../../../modules/catalogue/rules.ts'
import type {
  StaffAction,
  StaffActionKind,
  StaffEvent,
} from '../../../modules/shared/contract/api.d.ts'
import { grouped } from '../../text/grouped.ts'
import { personalDataTexts } from '../account/index.ts'

/** Texts of the staff log. */
export const logTexts = {
  title: 'Logg',
  loading: 'Henter loggen …',
  failed: 'Vi fikk ikke hentet loggen.',
  updating: 'Oppdaterer …',
  search: 'Søk',
  searchHint: 'Navn, nummer eller verdi',
  person: 'Person',
  personHint: 'Brukernavn',
  kind: 'Gjelder',
  from: 'Fra og med',
  to: 'Til og med',
  all: 'Alt',
  clear: 'Nullstill',
  empty: 'Ingen hendelser passer med dette.',
  emptyOfThing: 'Ingen har endret noe her ennå.',
  showMore: 'Vis flere',
  count: (count: number, hasMore: boolean) =>
    hasMore
      ? `Viser de siste ${grouped(count)} hendelsene`
      : `Viser ${grouped(count)} ${count === 1 ? 'hendelse' : 'hendelser'}`,
  kinds: {
    order: 'Bestillinger',
    product: 'Produkter',
    discount_code: 'Rabattkoder',
    campaign: 'Kampanjer',
    person: 'Personvern',
    staff: 'Brukere',
  } satisfies Record<StaffActionKind, string>,
  before: 'Før',
  after: 'Etter',
  values: 'Vis før og etter',
  nothing: '(tomt)',
  yes: 'Ja',
  no: 'Nei',
} as const

/** The thing that an action was on, within a sentence. */
const things: Record<StaffActionKind, string> = {
  order: 'bestilling',
  product: 'patchen',
  discount_code: 'rabattkoden',
  campaign: 'kampanjen',
  person: 'en kunde',
  staff: 'brukeren',
}

/** One and many of a kind, within a sentence. */
const lists: Record<StaffActionKind, readonly [string, string]> = {
  order: ['bestilling', 'bestillinger'],
  product: ['patch', 'patcher'],
  discount_code: ['rabattkode', 'rabattkoder'],
  campaign: ['kampanje', 'kampanjer'],
  person: ['kunde', 'kunder'],
  staff: ['bruker', 'brukere'],
}

function rowsOf({ kind, after }: StaffAction): string {
  const rows = Number(after?.rows ?? 0)
  const count = `${after?.isAtLeast ? 'minst ' : ''}${grouped(rows)}`
  return `${count} ${lists[kind][rows === 1 ? 0 : 1]}`
}

/** The predicate of a sentence about a thing, by event. */
const done: Record<StaffEvent, (action: StaffAction, thing: string) => string> = {
  created: ({ kind }, thing) => `${kind === 'staff' ? 'opprettet' : 'la ut'} ${thing}`,
  changed: (_action, thing) => `endret ${thing}`,
  deleted: (_action, thing) => `slettet ${thing}`,
  restored: (_action, thing) => `angret slettingen av ${thing}`,
  exported: (action, thing) =>
    action.kind === 'person' ? `hentet opplysningene om ${thing}` : `lastet ned ${rowsOf(action)}`,
  imported: (action) => `endret ${rowsOf(action)} fra en fil`,
  seeded: (action) => `leste inn ${rowsOf(action)} fra butikkens datafiler`,
  stock: (_action, thing) => `endret lageret av ${thing}`,
  photo: (_action, thing) => `byttet bildet av ${thing}`,
  status: (_action, thing) => `endret status på ${thing}`,
  tracking: (_action, thing) => `endret sporingsnummeret på ${thing}`,
  receipt: (_action, thing) => `sendte kvitteringen for ${thing} på nytt`,
  notice: (_action, thing) => `sendte e-posten om sending av ${thing} på nytt`,
  refund: (_action, thing) => `prøvde tilbakebetalingen av ${thing} på nytt`,
  refund_dismissed: (_action, thing) => `fjernet varselet om tilbakebetalingen av ${thing}`,
  refunded: (_action, thing) => `betalte tilbake penger for ${thing}`,
  note: (_action, thing) => `skrev et notat på ${thing}`,
  note_deleted: (_action, thing) => `slettet et notat på ${thing}`,
  link: (_action, thing) => `avsluttet kundens lenke til ${thing}`,
  proof: (_action, thing) => `viste kunden motivet på nytt for ${thing}`,
  sent: ({ after }, thing) => `sendte ${thing} til ${grouped(Number(after?.recipients ?? 0))}`,
  state: (_action, thing) => `endret status på ${thing}`,
  tested: (_action, thing) => `sendte en test av ${thing}`,
  journal: () => 'lastet ned salgsjournalen',
  forgotten: (_action, thing) => `slettet opplysningene om ${thing}`,
  message: (_action, thing) => `sendte meldingen fra ${thing} på nytt`,
  message_dismissed: () => 'fjernet varselet om en melding',
  withdrawal: (_action, thing) => `sendte angremeldingen fra ${thing} på nytt`,
  withdrawal_dismissed: () => 'fjernet varselet om kvitteringen på en angremelding',
  login: () => 'logget inn',
  password: ({ administrator, subject }, thing) =>
    administrator === subject ? 'byttet passord' : `byttet passordet til ${thing}`,
  sessions_ended: () => 'logget ut overalt',
}

/** A sentence with the administrator, the action and the thing, without the thing's earlier values. */
export const sentenceOf = (action: StaffAction): string => {
  const thing = [things[action.kind], action.subject].filter(Boolean).join(' ')
  const sentence = `${action.administrator} ${done[action.event](action, thing)}`
  // A name may end a sentence by itself.
  return /[.?!…]$/.test(sentence) ? sentence : `${sentence}.`
}

/** The names of fields, in the order in which they are shown; others follow as they are. */
export const fieldLabels: Partial<Record<string, string>> = {
  ...productTitles,
  price: 'Pris',
  isNew: 'Merket som ny',
  isPopular: 'Merket som populær',
  code: 'Kode',
  type: 'Type',
  value: 'Verdi',
  minimumAmount: 'Minstekjøp',
  maxUses: 'Maks antall bruk',
  validUntil: 'Utløpsdato',
  excludeCustomPatches: 'Gjelder ikke tilpassede patcher',
  isActive: 'Aktiv',
  refunded: 'Beløp',
  reason: 'Grunn',
  units: 'Varer',
  isRestocked: 'Tilbake på lager',
  refundedTotal: 'Tilbakebetalt',
  status: 'Status',
  tracking: 'Sporingsnummer',
  state: 'Status',
  senderName: 'Avsender',
  from: 'Fra og med',
  to: 'Til og med',
  ...personalDataTexts.deleted,
  orders: personalDataTexts.kinds.orders,
  kept: personalDataTexts.kept,
  keptWithdrawals: personalDataTexts.keptWithdrawals,
}

/** Labels of values that are words of the contract. */
export const valueLabels: Partial<Record<string, Partial<Record<string, string>>>> = {
  type: { percentage: 'Prosent', fixed: 'Fast beløp', buy_x_get_y: 'Kjøp X få 1 gratis' },
  state: {
    sending: 'Sendes',
    paused: 'På pause',
    done: 'Ferdig',
    cancelled: 'Avbrutt',
    withdrawn: 'Angret',
  },
}
