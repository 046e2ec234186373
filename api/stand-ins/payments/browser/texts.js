/** The texts of the Payment Element, in the page's locale. */

const nb = {
  method: 'Betalingsmåte',
  methods: { card: 'Kort', klarna: 'Klarna' },
  elsewhere: 'Når du trykker på betal, sendes du videre til Klarna for å fullføre kjøpet.',
  elsewhereNote: 'Innebygd testbetaling: ingen penger trekkes.',
  card: 'Kort',
  number: 'Kortnummer',
  expiry: 'Utløpsdato MM / ÅÅ',
  expiryHint: 'MM / ÅÅ',
  cvc: 'CVC (Sikkerhetskode)',
  note: 'Innebygd testbetaling: ingen penger trekkes. Bruk kortnummer ',
  noteEnd: ', en senere utløpsdato og en valgfri CVC.',
  challengeTitle: 'Autentisering (test)',
  challengeText: 'Her ville banken din ha spurt deg om betalingen på',
  complete: 'Fullfør autentisering',
  refuse: 'Avvis autentisering',
  connection: 'Vi fikk ikke kontakt med betalingssystemet. Sjekk nettforbindelsen og prøv igjen.',
  failed: 'Noe gikk galt med betalingen. Prøv igjen.',
  errors: {
    incomplete_number: 'Kortnummeret ditt er ufullstendig.',
    invalid_number: 'Kortnummeret ditt er ugyldig.',
    incomplete_expiry: 'Kortets utløpsdato er ufullstendig.',
    invalid_expiry_month: 'Kortets utløpsmåned er ugyldig.',
    invalid_expiry_year: 'Kortets utløpsår er ugyldig.',
    invalid_expiry_month_past: 'Kortets utløpsdato er passert.',
    invalid_expiry_year_past: 'Kortets utløpsdato er passert.',
    incomplete_cvc: 'Kortets sikkerhetskode er ufullstendig.',
  },
}

const en = {
  method: 'Payment method',
  methods: { card: 'Card', klarna: 'Klarna' },
  elsewhere: 'When you pay, you are sent to Klarna to complete your purchase.',
  elsewhereNote: 'Built-in test payment: no money is taken.',
  card: 'Card',
  number: 'Card number',
  expiry: 'Expiration date MM / YY',
  expiryHint: 'MM / YY',
  cvc: 'CVC (Security code)',
  note: 'Built-in test payment: no money is taken. Use card number ',
  noteEnd: ', a later date and any CVC.',
  challengeTitle: 'Authentication (test)',
  challengeText: 'Here your bank would have asked you about the payment of',
  complete: 'Complete authentication',
  refuse: 'Fail authentication',
  connection: 'We could not reach the payment system. Check your connection and try again.',
  failed: 'Something went wrong with the payment. Please try again.',
  errors: {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_month: "Your card's expiration month is invalid.",
    invalid_expiry_year: "Your card's expiration year is invalid.",
    invalid_expiry_month_past: "Your card's expiration date is in the past.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
  },
}

/** `auto` is the browser's language, as in Stripe.js. */
export const localeOf = (wanted) => (!wanted || wanted === 'auto' ? navigator.language : wanted)

export const textsOf = (locale) => (/^(nb|nn|no)\b/.test(locale) ? nb : en)
