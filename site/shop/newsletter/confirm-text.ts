import { texts } from '../../text/texts.ts'

/** Texts of the page that a sign-up's mail links to. */
export const confirmTexts = {
  noScript: (email: string) =>
    `Slå på JavaScript for å bekrefte her, eller skriv til ${email}, så hjelper vi deg.`,
  pageTitle: 'Bekreft påmeldingen til nyhetsbrevet · Russpatcher',
  title: 'Bekreft påmeldingen',
  text: 'Trykk på knappen, så får du nyhetsbrevet vårt på e-post. Du kan melde deg av når du vil.',
  submit: 'Bekreft påmeldingen',
  submitting: 'Bekrefter...',
  home: 'Tilbake til forsiden',
  done: 'Du er påmeldt nyhetsbrevet',
  doneText: 'Takk! Neste gang vi har noe å fortelle, får du en e-post.',
  incomplete: 'Lenken er ikke hel',
  incompleteText:
    'Åpne lenken i e-posten på nytt, eller kopier hele. Du kan også melde deg på igjen.',
  failed: 'Kunne ikke bekrefte påmeldingen',
  networkText: texts.tryAgain,
} as const
