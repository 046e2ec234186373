import { offerTexts } from './offer.ts'

/** Texts of the overlays on every page (specification, sections 2 and 4). */
export const cookieTexts = {
  label: 'Informasjonskapsler',
  text: 'Vi bruker bare det handlekurven trenger for å virke, og sporer deg ikke.',
  accept: 'Godta',
  settings: 'Innstillinger',
} as const

/** Text of the button that scrolls to the top. */
export const topTexts = { toTop: 'Til toppen av siden' } as const

/** Texts of the week's offer when it opens by itself. */
export const offerPopUpTexts = {
  title: offerTexts.title,
  text: `${offerTexts.condition} Bruk koden i kassen.`,
  ends: 'Tilbudet varer i',
  units: { days: 'dager', hours: 'timer', minutes: 'min', seconds: 'sek' },
  copy: 'Kopier koden',
  copied: 'Kopiert!',
  copyRefused: 'Nettleseren lot oss ikke kopiere. Koden er merket, så du kan kopiere den selv.',
  close: 'Lukk',
  start: 'Start shopping',
} as const
