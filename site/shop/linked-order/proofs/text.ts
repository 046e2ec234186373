import { customDeliveryTime } from '../../../../modules/shared/terms.ts'

/** Texts of the order's page about the designs that the customer approves. */
export const proofTexts = {
  title: (count: number) => (count === 1 ? 'Slik blir patchen din' : 'Slik blir patchene dine'),
  intro: (hasSeveral: boolean) =>
    `Se nøye etter: stavemåte, farger og størrelse. Vi syr ikke et sting før du har godkjent${hasSeveral ? ' alle' : ''}.`,
  introUndesigned:
    'Vi lager et utkast av bildet ditt, og sender det på e-post. Vi syr ikke et sting før du har godkjent.',
  introApproved: 'Takk! Vi syr det slik du ser det her.',
  /** In place of what would come next, while a design is to be sewn. */
  status: (hasSeveral: boolean) =>
    `Vi begynner å sy når du har godkjent ${hasSeveral ? 'alle motivene' : 'motivet'}. Leveringstiden på ${customDeliveryTime} regnes fra da.`,
  statusApproved: (hasSeveral: boolean) =>
    `Du har godkjent ${hasSeveral ? 'motivene' : 'motivet'}, så nå kan vi sy. Leveringstiden på ${customDeliveryTime} regnes fra godkjenningen.`,
  picturesOf: (name: string, round: number) => `${name}, utkast ${round}, slik det blir sydd`,
  pictureSent: (name: string) => `${name}, bildet du sendte`,
  larger: 'Se bildet i full størrelse',
  state: {
    undesigned: 'Vi lager et utkast',
    waiting: 'Venter på deg',
    approved: 'Godkjent',
    commented: 'Vi ser på kommentaren din',
  },
  unneeded: 'Trengs ikke lenger',
  fromUs: 'Fra oss',
  fromYou: 'Du skrev',
  approvedAt: (time: string) => `Du godkjente dette motivet ${time}.`,
  commentedAt: (time: string) => `Sendt ${time}. Vi svarer på e-post, og syr ikke så lenge.`,
  approve: 'Godkjenn motivet',
  approveAfterComment: 'Godkjenn likevel',
  ask: 'Skal vi sy det slik?',
  askDespiteComment: 'Da endrer vi ikke det du skrev om.',
  askText:
    'Svarer du ja, syr vi det akkurat slik, og motivet kan ikke endres lenger. Patchene lages bare til deg, og kan ikke returneres.',
  approveSurely: 'Ja, sy det slik',
  back: 'Tilbake',
  approving: 'Godkjenner …',
  approveFailed: 'Vi fikk ikke registrert godkjenningen',
  comment: 'Kommenter',
  rewrite: 'Endre kommentaren',
  field: 'Hva skal være annerledes?',
  hint: 'For eksempel: «Navnet må være litt større.»',
  empty: 'Skriv hva vi skal endre.',
  send: 'Send kommentaren',
  sending: 'Sender …',
  cancel: 'Avbryt',
  commentFailed: 'Vi fikk ikke sendt kommentaren',
  changed:
    'Det er kommet et svar eller et nytt utkast siden du åpnet siden. Se over det som står her nå.',
  earlier: (count: number) =>
    count === 1 ? 'Se det forrige utkastet' : `Se ${count} tidligere utkast`,
  draft: (round: number) => `Utkast ${round}`,
  noScript:
    'For å godkjenne her må nettleseren kjøre JavaScript. Du kan også svare på e-posten fra oss, og oppgi ordrenummeret.',
  tryAgain: 'Prøv igjen om litt.',
} as const
