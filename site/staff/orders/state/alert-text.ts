/** Texts on the state of an order's mails and refund, and on messages and withdrawals whose mails failed. */
export const alertTexts = {
  title: 'Trenger deg',
  loadFailed: 'Vi fikk ikke hentet det som trenger deg.',
  what: {
    receipt: (orderNumber: string) => `E-posten om ${orderNumber} kom ikke fram`,
    notice: (orderNumber: string) => `E-posten om at ${orderNumber} er på vei, kom ikke fram`,
    refund: (orderNumber: string, amount: string) =>
      `${amount} for ${orderNumber} er ikke betalt tilbake`,
  },
  heldBack:
    'Betalingsleverandøren hadde alt betalt noe annet tilbake. Se bestillingen før du prøver igjen.',
  retry: { receipt: 'Send på nytt', notice: 'Send på nytt', refund: 'Prøv igjen' },
  retryOf: {
    receipt: (orderNumber: string) => `Send e-posten om ${orderNumber} på nytt`,
    notice: (orderNumber: string) => `Send e-posten om at ${orderNumber} er på vei, på nytt`,
    refund: (orderNumber: string) => `Prøv å betale tilbake ${orderNumber} igjen`,
  },
  again: {
    receipt: 'E-posten sendes på nytt',
    notice: 'E-posten sendes på nytt',
    refund: 'Tilbakebetalingen prøves igjen',
  },
  dismiss: 'Fjern varselet',
  dismissOf: (orderNumber: string) => `Fjern varselet om ${orderNumber} uten å betale tilbake`,
  dismissed: 'Varselet er fjernet',
  dismissedText: 'Ingenting er betalt tilbake. Bestillingen sier hva som gjenstår.',
  dismissFailed: 'Varselet ble ikke fjernet',
  failed: {
    receipt: 'Feil ved sending',
    notice: 'Feil ved sending',
    refund: 'Feil ved tilbakebetaling',
  },
  stuck: {
    settlement: 'En betaling er tatt imot, men bestillingen er ikke bekreftet',
    refund: 'En betaling uten bestilling er ikke betalt tilbake',
    where: (id: string, since: string) =>
      `${id} hos betalingsleverandøren, siden ${since}. Butikken prøver videre av seg selv.`,
  },
  message: {
    what: (name: string) => `Meldingen fra ${name} kom ikke fram til butikkens e-post`,
    retryOf: (name: string) => `Send meldingen fra ${name} på nytt`,
    dismissOf: (name: string) => `Fjern varselet om meldingen fra ${name}`,
    again: 'Meldingen sendes på nytt',
  },
  withdrawal: {
    what: (name: string, isUnknownToShop: boolean) =>
      isUnknownToShop
        ? `Angremeldingen fra ${name} kom ikke fram til butikkens e-post`
        : `${name} fikk ikke kvitteringen på angremeldingen`,
    retryOf: (name: string) => `Send angremeldingen fra ${name} på nytt`,
    dismissOf: (name: string) => `Fjern varselet om kvitteringen til ${name}`,
    again: 'Angremeldingen sendes på nytt',
  },
  resend: 'Send på nytt',
  resendFailed: 'Feil ved sending',
  receipt: {
    queued: 'Kvittering: på vei',
    sent: 'Kvittering: sendt',
    failed: 'Kvittering: kom ikke fram',
  },
  notice: {
    none: 'E-post om sending: ikke sendt',
    queued: 'E-post om sending: på vei',
    sent: 'E-post om sending: sendt',
    failed: 'E-post om sending: kom ikke fram',
  },
} as const
