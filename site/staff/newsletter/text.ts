import { grouped } from '../../text/grouped.ts'

/** Texts of the newsletter tab. */
export const newsletterTexts = {
  loading: 'Laster abonnenter …',
  failed: 'Vi fikk ikke hentet abonnentene.',
  subscribers: 'Abonnenter',
  count: (count: number) => (count === 1 ? '1 abonnent' : `${grouped(count)} abonnenter`),
  anonymous: 'Anonym',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  empty: 'Ingen nyhetsbrev-abonnenter ennå',
  showMore: 'Vis flere abonnenter',
  campaign: 'Ny kampanje',
  sender: 'Avsender',
  subject: 'Emne',
  content: 'Innhold',
  tipsTitle: 'Skrivetips',
  tips: [
    'Hold emnet under 50 tegn, så vises hele på mobilen.',
    'Si det viktigste i den første setningen.',
    'Ha én tydelig oppfordring, for eksempel en ny patch eller et tilbud.',
    'Les gjennom en gang til: etter at du har trykket på send, har du bare noen sekunder på å angre.',
  ],
  recipients: (count: number) =>
    count === 1 ? 'Sendes til 1 aktiv mottaker' : `Sendes til ${grouped(count)} aktive mottakere`,
  kept: 'Utkastet ditt er tatt vare på.',
  discard: 'Tøm skjemaet',
  send: 'Send kampanje',
  sending: 'Sender...',
  missing: 'Manglende informasjon',
  missingText: 'Både emne og innhold må fylles ut',
  sent: 'Kampanje sendt!',
  earlierSent: 'Den forrige utgaven er på vei',
  earlierSentText:
    'Det du sendte før du endret teksten, kom fram og ligger i kampanjelisten. Trykk «Send kampanje» en gang til hvis også denne utgaven skal ut.',
  sendFailed: 'Feil ved sending',
} as const
