import { dayInOslo, msPerDay } from './day.ts'

/** The period after `from`; null: until the person asks the shop to delete the data. */
type Period = { hours: number } | { days: number } | { years: number } | null

type Row = {
  /** The data, the moment from which the period counts, and the reason, as /personvern tells them. */
  what: string
  from: string
  why: string
  kept: Period
}

/**
 * Personal data that the shop stores, with the period of each: the only place that says so. /personvern shows the rows
 * in this order; the job `forget-expired` deletes by them each night, and pictures and refused payments have jobs of
 * their own that run more often. A new row makes `api/app/modules.ts` fail to compile until a module deletes its data.
 */
export const retention = {
  carts: {
    what: 'Handlekurver uten bestilling',
    from: 'den siste varen ble lagt i kurven',
    why: 'Så du kan komme tilbake til den',
    kept: { days: 60 },
  },
  pictures: {
    what: 'Bilder til patcher som ikke er bestilt',
    from: 'du sist brukte bildet',
    why: 'Så du kan bestille patchen senere',
    kept: { days: 30 },
  },
  unpaidOrders: {
    what: 'Bestillinger som aldri ble betalt',
    from: 'tiden for å betale gikk ut',
    why: 'Så en betaling som kommer sent, finner bestillingen',
    kept: { days: 30 },
  },
  orders: {
    what: 'Navn, e-post, telefon, adresse, egne bilder, notater og grunner til tilbakebetaling på betalte bestillinger',
    from: 'regnskapsåret til kjøpet, eller til en senere tilbakebetaling, er slutt',
    why: 'Bokføringsloven §\u00a013 krever det. Deretter står bare varer, beløp, numre og datoer igjen',
    kept: { years: 5 },
  },
  events: {
    what: 'Hva som skjedde med en bestilling: betaling, dokumenter, tilbakebetaling og svar på motiver, uten navn og adresse',
    from: 'året det skjedde i, er slutt',
    why: 'For å forklare bestillingen og regnskapet',
    kept: { years: 5 },
  },
  messages: {
    what: 'Meldinger fra kontaktskjemaet',
    from: 'du sendte meldingen',
    why: 'Så vi kan svare, og huske hva vi svarte på',
    kept: { days: 365 },
  },
  withdrawals: {
    what: 'Angremeldinger',
    from: 'du sendte meldingen',
    why: 'Så vi kan vise at vi fikk den',
    kept: { days: 365 },
  },
  subscribers: {
    what: 'E-postadressen som får nyhetsbrevet, eller er meldt av, og hvilke brev den fikk',
    from: 'du ber oss slette den',
    why: 'For å sende brevene, og la være når du har meldt deg av',
    kept: null,
  },
  confirmations: {
    what: 'Påmeldinger til nyhetsbrevet som ikke er bekreftet',
    from: 'du meldte deg på',
    why: 'Så lenge virker lenken i e-posten',
    kept: { days: 7 },
  },
  mailEvents: {
    what: 'Rapporter om nyhetsbrev som ikke kom fram, eller som noen klaget på',
    from: 'vi fikk rapporten',
    why: 'Så vi slutter å skrive til adresser som ikke finnes eller ikke vil ha brev',
    kept: { days: 90 },
  },
  repeatedCalls: {
    what: 'Numrene på skjemaer, endringer og meldinger som vi har tatt imot',
    from: 'vi tok imot dem',
    why: 'Så det samme ikke teller to ganger',
    kept: { days: 365 },
  },
  refusedPayments: {
    what: 'Nettadressen (IP-adressen) bak avviste og betalte betalinger',
    from: 'forsøket ble gjort',
    why: 'For å stoppe bruk av stjålne kort',
    kept: { hours: 1 },
  },
  attempts: {
    what: 'Antall forsøk fra hver nettadresse og handlekurv',
    from: 'tellingen var ferdig',
    why: 'For å stoppe misbruk',
    kept: { days: 1 },
  },
  logins: {
    what: 'Ansattes innlogginger, med brukernavn og nettadresse',
    from: 'den ansatte logget inn',
    why: 'For å oppdage misbruk av kontoer',
    kept: { days: 90 },
  },
  staffLog: {
    what: 'Loggen over hva ansatte gjør, med brukernavn',
    from: 'det ble gjort',
    why: 'For å se hvem som endret hva',
    kept: { days: 365 },
  },
  serverLogs: {
    what: 'Loggene på serveren, med nettadresse, tidspunkt og hvilken side det gjaldt',
    from: 'siden ble åpnet',
    why: 'For å finne feil og misbruk',
    kept: { days: 90 },
  },
  backups: {
    what: 'Sikkerhetskopier av alt dette',
    from: 'kopien ble tatt',
    why: 'Så ingenting går tapt hvis en server svikter. Det som er slettet, blir ikke hentet tilbake',
    kept: { days: 30 },
  },
} as const satisfies Record<string, Row>

/**
 * A row of the table whose data the shop deletes after a time. The host deletes its logs and backups
 * (docs/going-live.md, sections 8 and 4).
 */
export type Expiring = Exclude<keyof typeof retention, 'subscribers' | 'serverLogs' | 'backups'>

/** Deletes up to `most` of what was last used before the time, and returns how much. */
export type Expire = (before: Date, most: number) => Promise<number>

const hour = 60 * 60_000

/** The time before which data of the row have expired. */
export function expiryOf(row: Expiring, now: Date): Date {
  const { kept } = retention[row]
  if ('years' in kept) return startOfYear(yearOf(now) - kept.years)
  return new Date(now.getTime() - ('days' in kept ? kept.days * msPerDay : kept.hours * hour))
}

/** The day on which an order whose money moved last at the time is anonymised (bokføringsloven § 13), such as 2032-01-01. */
export const anonymisedOn = (bookedAt: Date): string =>
  `${yearOf(bookedAt) + retention.orders.kept.years + 1}-01-01`

const yearOf = (time: Date): number => Number(dayInOslo(time).slice(0, 4))

/** Midnight in Oslo at the start of a year: an hour before that of UTC. */
const startOfYear = (year: number): Date => new Date(Date.UTC(year, 0, 1) - hour)
