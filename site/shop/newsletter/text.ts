import { texts } from '../../text/texts.ts'

/** The copy of the front page's newsletter section (specification, sections 2, 5 and 8). */
export const newsletterFormTexts = {
  title: 'Først til nye patcher',
  text: 'Nye design, tilbud og én dårlig vits i måneden. Du kan melde deg av når du vil.',
  name: 'Navn (valgfritt)',
  email: 'E-postadresse',
  submit: 'Meld meg på',
  submitting: 'Melder på...',
  missing: 'E-postadresse kreves',
  missingText: 'Vennligst fyll inn din e-postadresse',
  failed: 'Feil ved påmelding',
  failedText: 'Kunne ikke melde deg på',
  networkText: texts.tryAgain,
  welcome: 'Velkommen til nyhetsbrevet!',
  thanks: 'Takk for påmeldingen!',
  thanksText: 'Hold øye med innboksen. Er det ikke noe der, så sjekk søppelposten.',
} as const
