/** Texts of the staff login page (specification, sections 2, 5 and 8). */
export const loginTexts = {
  title: 'Admin Login',
  intro: 'Kun autoriserte administratorer har tilgang.',
  username: 'Brukernavn',
  password: 'Passord',
  show: 'Vis passord',
  hide: 'Skjul passord',
  submit: 'Logg inn',
  submitting: 'Logger inn...',
  shortUsername: 'Brukernavn må være minst 3 tegn',
  shortPassword: 'Passord må være minst 6 tegn',
  refused: 'Ugyldig brukernavn eller passord',
  failed: 'Noe gikk galt. Prøv igjen.',
  footer: 'Beskyttet med SSL-kryptering og autentisering.',
  toShop: 'Til butikken',
} as const
