import {
  adminLoginPasswordMinLength,
  adminLoginUsernameMinLength,
} from '../../client/generated/admin/login.ts'

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
  shortUsername: `Brukernavn må være minst ${adminLoginUsernameMinLength} tegn`,
  shortPassword: `Passord må være minst ${adminLoginPasswordMinLength} tegn`,
  refused: 'Ugyldig brukernavn eller passord',
  failed: 'Noe gikk galt. Prøv igjen.',
  footer: 'Beskyttet med SSL-kryptering og autentisering.',
  toShop: 'Til butikken',
} as const
