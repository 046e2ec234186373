import { mostStock } from '../../modules/catalogue/rules.ts'
import { builtInOffer, highestPercentage } from '../../modules/checkout/rules.ts'
import type { ErrorCode } from '../../modules/shared/contract/api.d.ts'
import { grouped } from './grouped.ts'
import { pictureRefusals } from './picture-refusals.ts'
import { texts } from './texts.ts'

/** The Norwegian sentence for each error code of the contract. */
const errorTexts: Record<ErrorCode, string> = {
  malformed_request: 'Forespørselen er ikke gyldig.',
  unauthorized: 'Du må logge inn på nytt.',
  invalid_credentials: 'Ugyldig brukernavn eller passord',
  wrong_password: 'Det nåværende passordet stemmer ikke.',
  not_found: 'Denne adressen finnes ikke.',
  product_not_found: 'Denne patchen finnes ikke.',
  cart_item_not_found: 'Denne patchen ligger ikke i handlekurven.',
  custom_image_not_found: 'Dette bildet finnes ikke.',
  order_not_found: 'Denne bestillingen finnes ikke.',
  note_not_found: 'Dette notatet finnes ikke.',
  proof_not_found: 'Denne bestillingen har ikke noe motiv å godkjenne der.',
  proof_not_approved:
    'Kunden har ikke godkjent motivet ennå, så bestillingen kan ikke sendes. Ingenting er endret.',
  design_not_approved:
    'Venter på godkjenning: filene for produksjon kan lastes ned når kunden har godkjent motivet.',
  note_of_other: 'Bare den som skrev notatet, kan slette det.',
  csv_unreadable: 'Filen kan ikke leses som CSV. Lagre den som CSV fra regnearket og prøv igjen.',
  csv_columns:
    'Den første linjen må ha kolonnene fra filen du lastet ned, med Id blant dem og hver av dem én gang.',
  csv_too_long:
    'En fil kan ha høyst 5000 patcher og være på 2 MB. Del den opp, eller velg en kategori.',
  csv_has_errors: 'Filen har feil. Ingenting er endret.',
  csv_outdated:
    'Noen har endret patcher etter forhåndsvisningen. Ingenting er endret: se over filen på nytt.',
  document_not_found: 'Dette bilaget finnes ikke.',
  orders_not_found: 'Minst én av bestillingene finnes ikke lenger. Ingen av dem er endret.',
  discount_code_not_found: 'Denne rabattkoden finnes ikke.',
  campaign_not_found: 'Denne kampanjen finnes ikke.',
  confirmation_link_unknown:
    'Lenken er brukt eller for gammel. Får du ikke nyhetsbrevet, kan du melde deg på igjen.',
  order_link_unknown:
    'Lenken til bestillingen virker ikke lenger. Skriv til oss med ordrenummeret, så hjelper vi deg.',
  unsubscribe_link_unknown: 'Denne lenken virker ikke. Skriv inn e-postadressen din i stedet.',
  changed_meanwhile: 'Noen andre har endret dette i mellomtiden. Ingenting er endret.',
  method_not_allowed: 'Denne adressen kan ikke brukes på den måten.',
  body_too_large: 'Innholdet er for stort.',
  unsupported_media_type: 'Innholdet har feil format.',
  sold_out: 'Det er ikke nok igjen på lageret av denne patchen.',
  units_held: 'Andre betaler for de siste akkurat nå.',
  custom_minimum: texts.cart.customMinimumText,
  custom_image_unexpected: 'Bare tilpassede patcher kan ha eget bilde.',
  design_invalid: 'Designet kan ikke sys slik det er. Se over bildet og teksten.',
  design_too_detailed:
    'Designet har for mange små felt til å sys. Med færre tråder og større felt går det.',
  image_unreadable: pictureRefusals.wrongType,
  image_too_large: pictureRefusals.tooLarge,
  image_too_many_pixels: pictureRefusals.tooManyPixels,
  quantity_too_large: 'Så mange kan du ikke bestille på én gang.',
  cart_empty: 'Handlekurven er tom.',
  invalid_discount_code: 'Denne rabattkoden finnes ikke eller er utløpt.',
  discount_code_held: 'Noen andre betaler med denne rabattkoden akkurat nå.',
  discount_minimum_not_met: 'Handlekurven når ikke minstebeløpet for denne rabattkoden.',
  amount_too_small: 'Beløpet er for lite til å betales med kort.',
  amount_too_large: 'Beløpet er for stort til å betales med kort.',
  payment_refunded: 'Bestillingen kan ikke leveres, og pengene er på vei tilbake.',
  refund_too_large: 'Beløpet er større enn det som er igjen å betale tilbake.',
  units_refunded: 'Noen av varene er allerede kommet tilbake.',
  payment_not_completed: 'Betalingen er ikke gjennomført.',
  payment_processing: 'Betalingen din er på vei. Du trenger ikke å betale på nytt.',
  invalid_signature: 'Signaturen stemmer ikke.',
  unknown_category: 'Denne kategorien finnes ikke.',
  stock_too_low:
    'Så mange kan ikke tas ut av lageret: det er ikke nok igjen når de som betaler nå, har fått sine.',
  stock_too_high: `Lageret kan ha høyst ${grouped(mostStock)} stykker av en patch.`,
  idempotency_key_reused:
    'Dette er allerede sendt inn med et annet innhold. Last siden på nytt og prøv igjen.',
  discount_code_taken: 'Det finnes allerede en rabattkode med dette navnet.',
  discount_code_reserved: `${builtInOffer.code} er innebygd i butikken og kan ikke brukes som navn.`,
  percentage_out_of_range: `Prosenten må være fra 1 til ${highestPercentage}.`,
  invalid_date: 'Datoen finnes ikke.',
  contact_closed: 'Butikken tar ikke imot meldinger her.',
  photo_missing: 'Denne patchen er tegnet av butikken og har ikke noe bilde å bytte.',
  campaign_started: 'Kampanjen er i gang og kan ikke angres.',
  campaign_finished: 'Kampanjen er ferdig eller avbrutt og kan ikke endres.',
  mail_too_long:
    'E-posten blir større enn 100 kB, og da kutter e-postprogrammene den. Gjør innholdet kortere.',
  mail_not_sent: 'E-postserveren svarer ikke. Prøv igjen om litt.',
  mail_refused: 'E-postserveren tar ikke imot e-post til denne adressen.',
  too_many_requests: 'For mange forsøk. Vent litt og prøv igjen.',
  payment_provider_error: 'Betalingstjenesten svarer ikke. Prøv igjen om litt.',
  unavailable: 'Butikken er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
  unexpected: 'Noe gikk galt. Prøv igjen.',
}

/** The names of e-mail fields in the operations' bodies. */
const emailFields = ['email', 'customerEmail', 'epost']

/** The text for an error code. An invalid e-mail address has its own text, as the user can correct it. */
export function errorText(code: ErrorCode, field = ''): string {
  const isEmail = code === 'malformed_request' && emailFields.includes(field)
  return isEmail
    ? 'E-postadressen er ikke gyldig. Sjekk at den er skrevet riktig.'
    : errorTexts[code]
}

/** The most products that one text names. */
const mostShort = 5

/** Reports how many units are left of products that the customer wants more of. */
export const shortageText = (short: readonly { name: string; left: number }[]): string =>
  short
    .slice(0, mostShort)
    .map(({ name, left }) => texts.cart.shortLine(name, left, 0))
    .join(' ')

/** Reports how many units are free of products whose other units are held by orders that await payment. */
export const heldText = (short: readonly { name: string; left: number }[]): string =>
  short
    .slice(0, mostShort)
    .map(({ name, left }) =>
      left > 0
        ? `Bare ${left} av ${name} er ledige akkurat nå, for andre betaler for resten.`
        : `Andre betaler for de siste av ${name} akkurat nå.`,
    )
    .join(' ')
