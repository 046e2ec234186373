import type { Dispute, Refund } from '../../../../modules/shared/contract/api.d.ts'

/** Texts of an order's payment and its refunds. */
export const paymentTexts = {
  title: 'Betaling',
  loading: 'Henter betalingen …',
  loadFailed: 'Vi fikk ikke hentet betalingen.',
  paid: (time: string, method: string | null) =>
    method ? `Betalt ${time} med ${method}` : `Betalt ${time}`,
  receipt: (number: number) => `Kvittering nr. ${number}`,
  creditNote: (number: number) => `Kreditnota nr. ${number}`,
  documentFailed: 'Vi fikk ikke hentet bilaget.',
  left: (amount: string) => `${amount} kan betales tilbake`,
  nothingLeft: 'Alt er betalt tilbake.',
  disputedAll: 'Banken har trukket pengene tilbake. Ingenting kan betales tilbake herfra.',
  refunds: 'Tilbakebetalinger',
  states: {
    due: 'på vei',
    made: 'betalt tilbake',
    failed: 'kom ikke fram',
  } satisfies Record<Refund['state'], string>,
  fromDashboard: 'gjort hos betalingsleverandøren',
  restocked: (list: string) => `${list}, lagt tilbake på lager`,
  unit: (quantity: number, name: string) => `${quantity} × ${name}`,
  dispute: ({ status, withdrawn }: Dispute, amount: string) => {
    if (status === 'won') return `Kunden klaget til banken på ${amount}. Dere vant.`
    if (status === 'lost') return `Kunden klaget til banken på ${amount}. Dere tapte.`
    return withdrawn > 0
      ? `Kunden har klaget til banken, som har trukket ${amount}.`
      : `Kunden har klaget til banken på ${amount}.`
  },
  answerBy: (time: string) => `Svar hos betalingsleverandøren innen ${time}.`,
  refund: 'Betal tilbake …',
  refundOf: (change: string) => `Betal tilbake: ${change}`,
  offered: 'Bestillingen er kansellert, men ikke betalt tilbake.',
  formTitle: 'Betal tilbake',
  whole: 'Hele bestillingen',
  unitsOf: (name: string) => `Hvor mange ${name} kunden får tilbake for`,
  unitsLeft: (count: number) => (count === 0 ? 'alle er tilbakebetalt' : `av ${count}`),
  shipping: (amount: string) => `Frakten, ${amount}`,
  amount: 'Beløp (kr)',
  amountHint: (most: string) => `Høyst ${most}. Regnes ut av det du velger, og kan endres.`,
  amountInvalid: (most: string) => `Skriv et beløp fra 0,01 til ${most}.`,
  reason: 'Grunn',
  reasonHint: 'Kunden leser den i kreditnotaen.',
  reasonMissing: 'Skriv en grunn.',
  restock: 'Legg varene tilbake på lager',
  submit: (amount: string) => `Betal tilbake ${amount}`,
  cancel: 'Avbryt',
  done: (amount: string) => `${amount} betales tilbake`,
  doneText: 'Kunden får en e-post når betalingen er sendt.',
  failed: 'Feil ved tilbakebetaling',
  earlierStored: 'Det forrige forsøket kom fram',
  earlierStoredText:
    'Dette er ikke sendt. Se hva som alt er betalt tilbake, og prøv igjen hvis det skal betales mer.',
} as const
