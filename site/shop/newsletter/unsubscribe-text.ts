import { texts } from '../../text/texts.ts'

/** Texts of /unsubscribe (specification, sections 2 and 8). */
export const unsubscribeTexts = {
  noScript: (email: string) =>
    `Slå på JavaScript for å melde deg av her, eller skriv til ${email}, så gjør vi det for deg.`,
  pageTitle: 'Meld deg av nyhetsbrevet · Russpatcher',
  title: 'Meld deg av nyhetsbrevet',
  text: 'Skriv inn adressen som ikke skal få flere e-poster fra oss.',
  email: 'E-postadresse',
  submit: 'Meld meg av',
  submitting: 'Melder av...',
  home: 'Tilbake til forsiden',
  done: 'Avmeldt fra nyhetsbrev',
  doneText: 'Du vil ikke lenger motta e-post fra oss.',
  // As in text.ts: sharing the two would cost either page another script.
  missing: 'E-postadresse kreves',
  missingText: 'Vennligst fyll inn din e-postadresse',
  failed: 'Feil ved avmelding',
  failedText: 'Kunne ikke melde deg av',
  networkText: texts.tryAgain,
} as const
