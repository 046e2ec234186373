import type { Campaign, CampaignFailure } from '../../../modules/shared/contract/api.d.ts'

const numbers = new Intl.NumberFormat('nb-NO')
const count = (value: number) => numbers.format(value)

/** What the newsletter tab says of campaigns that were sent. */
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
  } satisfies Record<Campaign['state'], string>,
  progressLabel: 'Fremdrift',
  progress: (done: number, all: number) => `${count(done)} av ${count(all)}`,
  count,
  figures: {
    sent: 'Sendt',
    left: 'Gjenstår',
    failed: 'Feilet',
    skipped: 'Avmeldt i mellomtiden',
  },
  /** What is left of a cancelled one. */
  notSent: 'Ikke sendt',
  pause: 'Sett på pause',
  resume: 'Fortsett',
  retry: (people: number) => `Prøv igjen for ${count(people)}`,
  cancel: 'Avbryt',
  cancelTitle: 'Avbryte kampanjen?',
  cancelText: (subject: string, left: number) =>
    left === 1
      ? `1 mottaker har ikke fått «${subject}» ennå, og får den ikke. Det kan ikke angres.`
      : `${count(left)} mottakere har ikke fått «${subject}» ennå, og får den ikke. Det kan ikke angres.`,
  confirmCancel: 'Ja, avbryt kampanjen',
  keep: 'Nei, la den gå',
  steered: {
    sending: 'Kampanjen sendes',
    paused: 'Kampanjen er satt på pause',
    cancelled: 'Kampanjen er avbrutt',
  },
  /** The mail server does not work, and the next attempt begins at that time of day, or just now. */
  held: (time: string | null) =>
    time === null
      ? 'E-postserveren svarer ikke. Vi prøver igjen nå.'
      : `E-postserveren svarer ikke. Vi prøver igjen kl. ${time}.`,
  pausedByShop:
    'Satt på pause fordi e-postserveren ikke har virket på flere timer. Trykk «Fortsett» når den virker igjen.',
  steerFailed: 'Feil ved endring av kampanjen',
  more: 'Vis flere kampanjer',
} as const

/** What is said of whom a campaign did not reach. */
export const unreachedTexts = {
  title: 'Se hvem det feilet for',
  loading: 'Henter adressene …',
  failed: 'Vi fikk ikke hentet adressene.',
  part: (shown: number) => `Viser de første ${count(shown)}.`,
  reasons: {
    refused: 'E-postserveren tok ikke imot.',
    deferred: 'E-postserveren utsatte den hver gang.',
    unavailable: 'E-postserveren svarte ikke.',
    unknown: 'Forbindelsen ble brutt underveis: e-posten kan ha kommet fram.',
  } satisfies Record<CampaignFailure['reason'], string>,
} as const

/** What stands beside the campaign form: the mail as it will be, and a way to try it. */
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

/** What the list of subscribers says besides its entries. */
export const subscriberListTexts = {
  search: 'Søk i abonnenter',
  searchHint: 'Navn eller e-post',
  noHit: 'Ingen abonnenter passer til søket',
  more: 'Vis flere abonnenter',
} as const
