import { customPatch } from '../../../modules/catalogue/rules.ts'
import { customDeliveryTime } from '../../../modules/shared/terms.ts'
import { pictureRefusals } from '../../text/picture-refusals.ts'

const least = customPatch.minimumQuantity
const fileSize = `${customPatch.mostBytes / 1024 / 1024} MB`
/** Rounded down to tens, as phones round theirs. */
const resolution = `${Math.floor(customPatch.mostPixels / 10_000_000) * 10} megapiksler`

/** Texts of /lag-din-egen (specification, sections 2, 5 and 8). */
export const designerTexts = {
  title: 'Lag din egen patch',
  intro: 'En intern spøk, en logo eller hunden til Ola: last opp bildet, så blir det en patch.',
  drop: 'Slipp bildet her',
  choose: 'Velg bilde',
  formats: `PNG, JPG eller GIF, maks ${fileSize} og ${resolution}`,
  preview: 'Slik kan patchen din bli',
  replace: 'Bytt bilde',
  remove: 'Fjern bildet',
  bringBack: 'Hent tilbake det forrige designet',
  add: `Legg ${least} stykker i handlekurven`,
  adding: 'Legger til...',
  queued: 'Du står i kø',
  queuedText: 'Mange vil ha noe sydd akkurat nå. Bli på siden, så prøver vi igjen for deg.',
  leaveQueue: 'Gå ut av køen',
  crowded: 'Køen er for lang akkurat nå',
  crowdedText: 'Designet ditt er her fortsatt. Prøv igjen om noen minutter.',
  tooDetailed: 'For mange detaljer til å sys',
  save: 'Lagre designet',

  factsTitle: 'Bestillingsinformasjon',
  facts: [
    { label: 'Pris', value: `${customPatch.priceKr} kr per stykk` },
    { label: 'Minimum', value: `${least} stykker` },
    { label: 'Anbefalt størrelse', value: '8-10 cm' },
    { label: 'Levering', value: customDeliveryTime.replace('–', '-') },
    { label: 'Formater', value: 'PNG/JPG/GIF' },
    { label: 'Filstørrelse', value: `Maks ${fileSize}` },
    { label: 'Oppløsning', value: `Maks ${resolution}` },
  ],
  tip: 'Designtips: bruk høyst 6-8 farger. Da kommer hver tråd til sin rett.',

  uploading: 'Laster opp bildet ...',
  uploaded: 'Bilde lastet opp!',
  firstOfSeveral: 'En patch har ett bilde, så vi tok det første.',
  notUploaded: 'Bildet er ikke lastet opp',
  notSent: 'Bildet nådde ikke fram til butikken. Sjekk nettforbindelsen og prøv igjen.',
  storageFull: 'Butikken kan ikke ta imot bilder akkurat nå. Prøv igjen senere.',
  sendAgain: 'Prøv igjen',
  ofPreview:
    'Originalbildet ligger ikke hos oss lenger, så patchene lages etter forhåndsvisningen. Har du originalen? Last den opp på nytt.',
  share: 'Del designet',
  sharing: 'Lager lenken ...',
  shareText: 'Den som får lenken, kan se designet, endre sin egen kopi og bestille den.',
  notShared: 'Designet ble ikke delt',
  notSharedText: 'Lenken ble ikke laget. Sjekk nettforbindelsen og prøv igjen.',
  notOpened: 'Designet åpnet seg ikke',
  notOpenedText: 'Lenken er for gammel, eller nettforbindelsen er borte.',
  saved: 'Design lagret!',
  notSaved: 'Designet ble ikke lagret',
  notSavedText: 'Nettleseren har ikke plass til flere design.',
  notKept: 'Bildet blir borte med siden',
  notKeptText:
    'Nettleseren har ikke plass til å huske det. Bestill patchene eller del designet før du laster siden på nytt.',
  missing: 'Må laste opp bilde',
  missingText: 'Du må laste opp et bilde først',
  wrongType: 'Ugyldig filtype',
  wrongTypeText: pictureRefusals.wrongType,
  tooLarge: 'Fil for stor',
  tooLargeText: pictureRefusals.tooLarge,
  tooManyPixels: 'For mange piksler',
  tooManyPixelsText: pictureRefusals.tooManyPixels,

  savedTitle: 'Lagrede design',
  savedHint: 'Designene ligger i denne nettleseren.',
  savedAt: (date: string) => `Lagret ${date}`,
  reopen: 'Åpne',
  reopenThis: (name: string, date: string) => `Åpne designet «${name}», lagret ${date}`,
  order: 'Legg i kurven',
  orderThis: (name: string, date: string) =>
    `Legg i kurven: ${least} av designet «${name}», lagret ${date}`,
  shareSaved: 'Del',
  shareThis: (name: string, date: string) => `Del designet «${name}», lagret ${date}`,
  delete: 'Slett',
  deleteThis: (name: string, date: string) => `Slett designet «${name}», lagret ${date}`,
  reopened: 'Designet ligger på bordet igjen',
  deleted: 'Designet er slettet',
  deletedThis: (name: string) => `«${name}» er slettet.`,
  undoDelete: 'Angre slettingen',
  designName: 'Navn på designet',

  steps: [
    'Velg et bilde, eller begynn med tekst eller motiv.',
    'Flytt, zoom og bytt tråder. Du ser hvert sting med en gang.',
    `Vi syr patchen når du har bestilt, fra ${least} stykker.`,
  ],
  orStart: 'Ikke noe bilde for hånden?',
  startText: 'Start uten bilde',
  startTextHint: 'Bare tekst og omriss. Ofte det beste.',
  replaceMotif: 'Bytt motiv',
  startOver: 'Begynn på nytt',
  startMotif: 'Start fra et av våre motiver',
  startMotifHint: 'Rev, lunde, russebuss eller vaffel.',
  firstWords: (year: number) => `RUSS ${year}`,
} as const
