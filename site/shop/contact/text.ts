import { satisfiedPercent } from '../../text/claims.ts'
import { organisationNumberOf, shop } from '../../text/shop-facts.ts'
import { shopData } from '../../text/structured-data.ts'
import { texts } from '../../text/texts.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Opening hours; `days` as search engines name them. */
export const openingHours = [
  { label: 'Mandag–fredag', days: weekdays, opens: '09:00', closes: '17:00' },
  { label: 'Lørdag', days: ['Saturday'], opens: '10:00', closes: '15:00' },
  { label: 'Søndag', days: ['Sunday'] },
] as const

/** '09:00–17:00', or that the shop is closed. */
export const hoursText = (hours: (typeof openingHours)[number]): string =>
  'opens' in hours ? `${hours.opens}–${hours.closes}` : 'Stengt'

/** The days on which the shop is open, with their hours. A function, so that the form's script does not load it. */
const openDays = () =>
  openingHours
    .filter((hours) => 'opens' in hours)
    .map((hours) => `${hours.label.toLowerCase()} ${hoursText(hours)}`)
    .join(' og ')

/** Texts of /kontakt (specification, section 2). */
export const contactTexts = {
  title: 'Kontakt oss · Russpatcher',
  get description() {
    return `Ring, send en e-post eller skriv til Russpatcher. Her finner du adressen vår og åpningstidene: ${openDays()}.`
  },
  headline: 'KONTAKT',
  lead: 'Lurer du på noe om en patch, en bestilling eller ditt eget design? Spør i vei, vi svarer gjerne.',
  form: 'Send oss en melding',
  card: 'Kontaktinformasjon',
  openingHours: 'Åpningstider',
  noScript: 'Skjemaet virker bare med JavaScript. Ring oss eller send en e-post i stedet.',
  satisfied: `${satisfiedPercent} % fornøyde kunder`,
  satisfiedText: 'Hører du til de siste 0,2 prosentene? Da vil vi ekstra gjerne høre fra deg.',
} as const

/** Texts of the contact form (specification, section 8). */
export const contactFormTexts = {
  required: 'Felt med * må fylles ut.',
  labels: { navn: 'Navn', epost: 'E-post', telefon: 'Telefon', melding: 'Melding' },
  send: 'Send melding',
  sending: 'Sender...',
  privacy: 'Vi bruker opplysningene bare til å svare deg.',
  sent: 'Melding sendt!',
  sentText: 'Takk for din henvendelse. Vi kontakter deg så snart som mulig.',
  failed: 'Feil ved sending',
  failedText: texts.tryAgain,
  missing: 'Vennligst fyll ut alle påkrevde felt',
  missingField: (label: string) => `${label} mangler`,
  wrongEmail: 'Sjekk at e-postadressen er skrevet riktig',
} as const

const callable = `tel:${shop.phone.replaceAll(' ', '')}`

type Detail = { term: string; value: string; href?: string }

/** The shop's contact details, as terms with their values. */
export const contactDetails = (isVatRegistered: boolean): Detail[] => [
  { term: 'Adresse', value: `${shop.street}, ${shop.postalCode} ${shop.city}` },
  { term: 'Org.nr.', value: organisationNumberOf(isVatRegistered) },
  { term: 'Telefon', value: shop.phone, href: callable },
  { term: 'E-post', value: shop.email, href: `mailto:${shop.email}` },
]

/** Structured data of the page for search engines (schema.org). */
export const contactPageData = (url: string, shopUrl: string, isVatRegistered: boolean) => ({
  '@context': 'https://schema.org',
  '@type': 'ContactPage',
  name: contactTexts.title,
  description: contactTexts.description,
  url,
  inLanguage: 'nb',
  mainEntity: {
    '@type': 'OnlineStore',
    ...shopData(isVatRegistered),
    url: shopUrl,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: shop.phone,
      email: shop.email,
      availableLanguage: 'nb',
      hoursAvailable: openingHours
        .filter((hours) => 'opens' in hours)
        .map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
    },
  },
})
