import type { Campaign, CampaignFailure } from '../../../modules/shared/contract/api.d.ts'

import { grouped } from '../../text/grouped.ts'

/** Texts of the newsletter tab for sent campaigns. */
export const campaignTexts = {
  history: 'Kampanjer',
  loading: 'Laster kampanjer …',
  failed: 'Vi fikk ikke hentet kampanjene.',
  stale: 'Fremdriften er ikke oppdatert.',
  empty: 'Ingen kampanjer er sendt ennå',
  states: {
    sending: 'Sendes nå',
    paused: 'På pause',
    done: 'Ferdig',
    cancelled: 'Avbrutt',
    withdrawn: 'Angret',
  } satisfies Record<Campaign['state'], string>,
  /** For a campaign before its first mail. */
  soon: 'Starter straks',
  progressLabel: 'Fremdrift',
  progress: (done: number, all: number) => `${grouped(done)} av ${grouped(all)}`,
  count: grouped,
  figures: {
    sent: 'Sendt',
    left: 'Gjenstår',
    failed: 'Feilet',
    unsure: 'Usikker',
    skipped: 'Avmeldt i mellomtiden',
  },
  /** For a cancelled campaign. */
  notSent: 'Ikke sendt',
  pause: 'Sett på pause',
  resume: 'Fortsett',
  retry: (people: number) => `Prøv igjen for ${grouped(people)}`,
  /** For recipients who may have got the mail. */
  sendAgain: (people: number) => `Send på nytt til ${grouped(people)} usikre`,
  sendAgainTitle: 'Sende på nytt?',
  sendAgainText: (people: number) =>
    people === 1
      ? 'Forbindelsen ble brutt før e-postserveren svarte, så 1 mottaker kan ha fått e-posten alt. Sender du på nytt, kan den komme to ganger.'
      : `Forbindelsen ble brutt før e-postserveren svarte, så ${grouped(people)} mottakere kan ha fått e-posten alt. Sender du på nytt, kan den komme to ganger.`,
  confirmSendAgain: 'Ja, send på nytt',
  dontSendAgain: 'Nei, la være',
  /** For a campaign before its first mail. */
  waiting: (subject: string, people: number) =>
    people === 1
      ? `«${subject}» sendes til 1 mottaker`
      : `«${subject}» sendes til ${grouped(people)} mottakere`,
  startsIn: (seconds: number) => `om ${seconds} s`,
  startsSoon: 'om noen sekunder.',
  undo: 'Angre',
  undoSending: (subject: string) => `Angre utsendingen av «${subject}»`,
  withdrawn: 'Utsendingen er angret',
  textIsBack: 'Ingen får e-posten. Teksten er tilbake i skjemaet.',
  textIsInList: 'Ingen får e-posten. Teksten kan hentes i kampanjelisten.',
  reuse: 'Hent teksten',
  reused: 'Teksten er hentet til skjemaet',
  reuseHint: 'Send eller tøm det som står i skjemaet, så kan teksten hentes dit.',
  cancel: 'Avbryt',
  cancelTitle: 'Avbryte kampanjen?',
  cancelText: (subject: string, left: number) =>
    left === 1
      ? `1 mottaker har ikke fått «${subject}» ennå, og får den ikke. Det kan ikke angres.`
      : `${grouped(left)} mottakere har ikke fått «${subject}» ennå, og får den ikke. Det kan ikke angres.`,
  confirmCancel: 'Ja, avbryt kampanjen',
  keep: 'Nei, la den gå',
  steered: {
    sending: 'Kampanjen sendes',
    paused: 'Kampanjen er satt på pause',
    cancelled: 'Kampanjen er avbrutt',
  },
  /** For a failing mail server: the time of day of the next attempt, or none when it is due. */
  held: (time: string | null) =>
    time === null
      ? 'E-postserveren svarer ikke. Vi prøver igjen nå.'
      : `E-postserveren svarer ikke. Vi prøver igjen kl. ${time}.`,
  pausedByShop:
    'Satt på pause fordi e-postserveren ikke har virket på flere timer. Trykk «Fortsett» når den virker igjen.',
  steerFailed: 'Feil ved endring av kampanjen',
  showMore: 'Vis flere kampanjer',
} as const

/** Texts for the recipients that a campaign did not reach. */
export const unreachedTexts = {
  title: (failed: number) =>
    failed > 0 ? 'Se hvem det feilet for' : 'Se hvem det er usikkert for',
  loading: 'Henter adressene …',
  failed: 'Vi fikk ikke hentet adressene.',
  part: (shown: number) => `Viser de første ${grouped(shown)}.`,
  reasons: {
    refused: 'E-postserveren tok ikke imot.',
    deferred: 'E-postserveren utsatte den hver gang.',
    unavailable: 'E-postserveren svarte ikke.',
    unknown: 'Forbindelsen ble brutt underveis: e-posten kan ha kommet fram.',
  } satisfies Record<CampaignFailure['reason'], string>,
} as const

/** Texts of the mail preview and the test mail. */
export const previewTexts = {
  title: 'Forhåndsvisning',
  hint: 'Skriv noe i innholdet, så vises e-posten her.',
  markdown:
    'Enkel Markdown virker: **fet**, *kursiv*, # overskrift, - punkt og [lenke](https://…).',
  noSubject: 'Uten emne',
  shown: 'Vis som',
  html: 'E-post',
  text: 'Ren tekst',
  frame: 'E-posten slik mottakerne ser den',
  loading: 'Lager forhåndsvisning …',
  failed: 'Vi fikk ikke laget forhåndsvisningen.',
  test: 'Send prøve til meg',
  testing: 'Sender prøve...',
  testEmail: 'Din e-postadresse',
  testHint: 'Prøven går bare hit.',
  wrongEmail: 'Skriv inn en gyldig e-postadresse.',
  tested: 'Prøve sendt!',
  testFailed: 'Feil ved sending av prøve',
} as const

/** Texts of the subscriber list. */
export const subscriberListTexts = {
  search: 'Søk i abonnenter',
  searchHint: 'Navn eller e-post',
  noHit: 'Ingen abonnenter passer til søket',
} as const
