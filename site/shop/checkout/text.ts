import { formatOre, type Ore } from '../../../modules/shared/money.ts'
import {
  customDeliveryTime,
  customException,
  deliveryTime,
  returnDays,
} from '../../../modules/shared/terms.ts'
import { discountOnTexts } from '../../text/offer.ts'
import { freeShippingKr, shippingKr } from '../../text/prices.ts'
import { sumTexts } from '../../text/sums.ts'

/** 'ca. 3 minutter', for a number of seconds. */
const roughly = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? `ca. ${minutes} minutter` : 'omtrent ett minutt'
}

/** Texts of the checkout (specification, sections 2, 5 and 8). */
export const checkoutTexts = {
  title: 'Kassen',
  noScript: (email: string) =>
    `Handlekurven og kassen virker bare med JavaScript. Slå det på i nettleseren, eller skriv til ${email}, så hjelper vi deg med bestillingen.`,

  contact: 'Kontaktinformasjon',
  address: 'Leveringsadresse',
  required: 'Felt med * må fylles ut.',
  labels: {
    email: 'E-post',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    address: 'Adresse',
    city: 'By',
    postalCode: 'Postnummer',
    phone: 'Telefon',
  },
  unknownPostalCode: 'Vi kjenner ikke igjen postnummeret',
  placeFilled: (place: string) => `By er fylt ut: ${place}`,
  missingField: (label: string) => `${label} mangler`,
  refusedField: (label: string) =>
    `Sjekk ${label.toLowerCase()}: noen av tegnene kan ikke brukes, eller teksten er for lang.`,

  agreement: 'Vilkår og nyhetsbrev',
  acceptFirst: 'Kryss av her for å betale',
  payment: 'Kortinformasjon',
  toPay: (total: string) => `Totalt ${total}`,
  cardUnavailable: 'Kortfeltene kunne ikke lastes. Det du har fylt ut, blir stående.',
  reload: 'Last siden på nytt',
  accept: 'Jeg har lest og godtar vilkårene',
  newsletter: 'Ja takk, send meg nyhetsbrev med nye patcher og tilbud',
  termsTitle: 'Les vilkårene',
  lawPages: 'I ny fane:',
  termsPoints: [
    'Alle priser er i norske kroner og inkluderer alle avgifter.',
    `Frakten koster ${shippingKr} kr, og er gratis når varene koster minst ${freeShippingKr} kr etter rabatt.`,
    `Vi leverer på ${deliveryTime}. Tilpassede patcher tar ${customDeliveryTime}.`,
    `Du har ${returnDays} dager åpent kjøp fra du får pakken.`,
  ],
  pay: (total: string) => `Betal ${total}`,
  processing: 'Behandler betaling …',
  notYet: 'Fyll ut feltene med * og godta vilkårene, så kan du betale.',
  returns: `${returnDays} dager åpent kjøp`,
  returnsText: 'Angrer du, sender du patchene tilbake.',
  customReturns: `${customException} Er det feil på dem, kan du reklamere.`,

  shortCart: 'Ikke nok på lager',
  missing: 'Manglende informasjon',
  missingText: (labels: readonly string[]) => `Vennligst fyll ut: ${labels.join(', ')}`,
  wrong: {
    email: { title: 'Ugyldig e-postadresse', text: 'Sjekk at adressen er skrevet riktig' },
    postalCode: { title: 'Ugyldig postnummer', text: 'Et norsk postnummer har fire sifre' },
    phone: { title: 'Ugyldig telefonnummer', text: 'Et telefonnummer har 8 til 15 sifre' },
  },
  terms: 'Vilkår må aksepteres',
  termsText: 'Du må akseptere vilkårene før du kan betale',
  card: 'Kortinformasjon mangler',
  cardText: 'Vennligst fyll ut all kortinformasjon',
  invalidCard: 'Ugyldig kortinformasjon',
  noSystem: 'Betalingssystem ikke tilgjengelig',
  noCard: 'Kortinformasjon ikke funnet',
  failed: 'Betaling feilet',
  paidBack: 'Bestillingen kan ikke leveres',
  paidBackText: 'Pengene er på vei tilbake til deg, og du får en e-post om det.',
  failedText: 'Noe gikk galt med betalingen. Prøv igjen.',
  notStarted: 'Betalingen ble ikke startet',
  intentFailed: 'Failed to create payment intent',
  onItsWay: 'Betalingen din er på vei',
  onItsWayText: 'Du trenger ikke å betale på nytt.',
  changed: 'Handlekurven er endret',
  changedText: 'Se over det nye beløpet og betal på nytt.',
  unitsHeld: 'Andre betaler akkurat nå',
  freeAgain: (seconds: number) =>
    `Blir de ikke betalt, kan de bli ledige igjen om ${roughly(seconds)}.`,
  tryAgainIn: (seconds: number) => `Du kan prøve på nytt om ${roughly(seconds)}.`,
  nextAttempt: (seconds: number) =>
    seconds > 0
      ? `Vi prøver igjen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}. La siden stå åpen.`
      : 'Vi prøver igjen nå …',
  stopWaiting: 'Slutt å prøve',
  held: {
    title: 'Nå kan du betale',
    text: 'Vi holder av alt i handlekurven til deg i noen minutter. Trykk på Betal for å fullføre.',
    isGood: true,
  },
  stillHeld: {
    title: 'Andre betaler fortsatt',
    text: 'Vi prøvde i 20 minutter. Trykk på Betal for å prøve igjen.',
  },
  cancelled: 'Betalingen ble avbrutt',
  cancelledText:
    'Bestillingen ble endret i en annen fane, eller det tok for lang tid. Ingenting er trukket. Se over beløpet og betal på nytt.',
  paid: 'Betaling vellykket!',
  paidText: 'Takk for din bestilling! Bekreftelse sendt på e-post.',
  mailFailed: 'Ordre bekreftet! (E-post vil bli sendt når systemet er tilgjengelig)',
} as const

/** Texts of the order summary. */
export const summaryTexts = {
  ...sumTexts,
  title: 'Ordresammendrag',
  tooFew: (name: string, stock: number) =>
    stock > 0
      ? `Vi har bare ${stock} igjen av ${name}. Velg færre for å betale.`
      : `${name} er utsolgt. Fjern den for å betale.`,

  code: 'Rabattkode',
  apply: 'Bruk',
  applied: (code: string) => `Koden ${code} er i bruk`,
  untilMinimum: (amount: string) => `Handle for ${amount} til, så gjelder den.`,
  remove: 'Fjern',
  ...discountOnTexts,
  discountOnText: (code: string) => `${code} er nå aktivert på din bestilling.`,
  discountInvalid: 'Ugyldig rabattkode',
  discountInvalidText: 'Denne rabattkoden finnes ikke eller er utløpt.',
  discountHeld: 'Rabattkoden er i bruk',
  discountHeldText: (seconds: number) =>
    `Noen andre betaler med denne koden akkurat nå. Blir den ikke brukt, kan den bli ledig igjen om ${roughly(seconds)}.`,
  payWithout: 'Tøm feltet for å betale uten kode.',
  checkCode: 'Koden virker ikke. Sjekk at den er skrevet riktig.',
  belowMinimum: (amount: string) => `Handle for ${amount} til, så kan du bruke koden.`,
  discountFailed: 'Vi fikk ikke sjekket koden. Prøv igjen.',

  shipping: 'Frakt',
  free: 'Gratis',
  vat: (amount: string) => `herav mva. ${amount}`,

  delivery: `Standard levering: ${deliveryTime}`,
  customDelivery: `Tilpassede patcher: ${customDeliveryTime}`,
} as const

/** The price of shipping; 0 is shown as 'Gratis' (specification, section 9). */
export const shippingText = (shipping: Ore): string =>
  shipping === 0 ? summaryTexts.free : formatOre(shipping)

/** Texts of the offers under the pay button. */
export const upsellTexts = {
  title: 'Plass til én til?',
  add: 'Legg til',
  addNamed: (name: string) => `Legg til ${name}`,
} as const

/** Texts of the checkout when another tab paid for its cart. */
export const paidElsewhereTexts = {
  title: 'Handlekurven er betalt',
  text: 'Du betalte for den i en annen fane. Takk for bestillingen!',
  order: 'Se bestillingen',
  rest: {
    title: 'Du har betalt i en annen fane',
    text: 'Det som ligger i handlekurven nå, var ikke med i bestillingen.',
    isGood: true,
  },
} as const

/** Texts of the screen after the payment. */
export const thankYouTexts = {
  title: 'Takk for din bestilling!',
  orderNumber: 'Ordrenummer',
  text: (email: string) =>
    `Kvitteringen kommer til ${email}, og vi skriver igjen når pakken er på vei.`,
  /** In its place before the approval of designs (`approvalText`). */
  receipt: (email: string) => `Kvitteringen kommer til ${email}.`,
  home: 'Tilbake til forsiden',
  order: 'Se bestillingen',
} as const
