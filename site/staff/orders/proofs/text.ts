import type { ProofToAnswer } from '../../../../modules/shared/contract/api.d.ts'

/** Texts of the designs of an order, which the customer approves before they are sewn. */
export const proofTexts = {
  title: 'Korrektur',
  failed: 'Vi fikk ikke hentet korrekturen.',
  blocked:
    'Kunden har ikke godkjent motivet. Til det skjer, er filene for produksjon stengt, og plukklisten utelater motivet.',
  state: {
    undesigned: 'Trenger et design',
    waiting: 'Venter på kunden',
    approved: 'Godkjent',
    commented: 'Kunden har kommentert',
  },
  unneeded: 'Trengs ikke lenger',
  draft: (round: number) => `Utkast ${round}`,
  enlarge: (round: number, title: string) => `Forstørr utkast ${round}, ${title}`,
  shown: (time: string) => `Vist kunden ${time}`,
  shownBy: (administrator: string, time: string) => `${administrator}, ${time}`,
  approved: (time: string) => `Godkjent av kunden ${time}.`,
  comment: (time: string) => `Kunden, ${time}`,
  earlier: (count: number) => (count === 1 ? '1 tidligere utkast' : `${count} tidligere utkast`),
  answer: 'Vis kunden på nytt',
  answerApproved: 'Kunden har godkjent. Må motivet likevel endres, begynner korrekturen på nytt.',
  note: 'Hva vil du si til kunden?',
  noteHint: 'Kunden får dette på e-post, med bildet og en lenke.',
  noteMissing: 'Skriv noe til kunden.',
  design: 'Endret design (valgfritt)',
  designHint:
    'Lim inn lenken fra «Del designet» på «Lag din egen». Uten lenke vises det samme motivet.',
  firstDesign: 'Design av kundens bilde',
  firstDesignHint:
    'Kunden sendte bare et bilde. Last det opp på «Lag din egen», og lim inn lenken fra «Del designet».',
  designMissing: 'Lim inn lenken til designet.',
  designMalformed: 'Lenken må ende med ?design= og en id.',
  newDesign: 'Det nye motivet',
  send: 'Send til kunden',
  sending: 'Sender …',
  sent: 'Kunden får motivet på e-post',
  sendFailed: 'Motivet ble ikke sendt',
  changed: 'Kunden eller en kollega har svart i mellomtiden. Se over det som står her nå.',
  unknownDesign: 'Det finnes ikke noe design med denne id-en.',
} as const

/** Texts of the list of orders whose designs wait for staff. */
export const proofListTexts = {
  what: {
    undesigned: (orderNumber) => `Korrektur: bildet i ${orderNumber} trenger et design`,
    commented: (orderNumber) => `Korrektur: kunden har kommentert motivet i ${orderNumber}`,
    overdue: (orderNumber) => `Korrektur: kunden har ikke svart på motivet i ${orderNumber}`,
  } satisfies Record<ProofToAnswer['reason'], (orderNumber: string) => string>,
  since: {
    undesigned: (time: string) => `bestilte ${time}`,
    commented: (time: string) => `kommenterte ${time}`,
    overdue: (time: string) => `fikk det ${time}, og tre påminnelser`,
  },
  open: 'Se korrekturen',
  openOf: (orderNumber: string) => `Se korrekturen for ${orderNumber}`,
} as const
