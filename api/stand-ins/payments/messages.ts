import type { FaultBody } from './fault.ts'

/** Messages for customers by error code, in the Norwegian of Stripe's locale nb. */
const norwegian: Record<string, string> = {
  card_declined: 'Kortet ditt ble avvist.',
  insufficient_funds: 'Kortet ditt har ikke tilstrekkelig dekning.',
  card_velocity_exceeded:
    'Kortet ditt ble avvist fordi det er brukt for ofte eller over beløpsgrensen.',
  test_mode_live_card:
    'Kortet ditt ble avvist. Dette er en testbetaling, men kortet er ikke et testkort.',
  expired_card: 'Kortet ditt har utløpt.',
  incorrect_cvc: 'Kortets sikkerhetskode er feil.',
  invalid_cvc: 'Kortets sikkerhetskode er ugyldig.',
  incorrect_number: 'Kortnummeret ditt er feil.',
  invalid_expiry_month: 'Kortets utløpsmåned er ugyldig.',
  invalid_expiry_year: 'Kortets utløpsår er ugyldig.',
  processing_error: 'Det oppsto en feil under behandlingen av kortet ditt. Prøv igjen om litt.',
  payment_intent_authentication_failure:
    'Vi kunne ikke autentisere betalingsmåten din. Velg en annen betalingsmåte og prøv igjen.',
  payment_method_provider_decline:
    'Betalingen ble avslått. Velg en annen betalingsmåte og prøv igjen.',
  payment_intent_unexpected_state: 'Betalingen er allerede behandlet.',
}

/** The error with its message in the locale's language; untranslated messages stay in English. */
export function inLanguage<T extends Partial<FaultBody>>(body: T, locale: string | undefined): T {
  if (!/^(nb|nn|no)\b/.test(locale ?? '')) return body
  const message = norwegian[body.decline_code ?? ''] ?? norwegian[body.code ?? '']
  return message === undefined ? body : { ...body, message }
}
