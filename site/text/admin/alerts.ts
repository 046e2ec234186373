/** What is said of receipts and refunds, above all of those that failed. */
export const alertTexts = {
  title: 'Trenger deg',
  what: {
    receipt: (orderNumber: string) => `E-posten om ${orderNumber} kom ikke fram`,
    refund: (orderNumber: string, amount: string) =>
      `${amount} for ${orderNumber} er ikke betalt tilbake`,
  },
  retry: { receipt: 'Send på nytt', refund: 'Prøv igjen' },
  retryOf: {
    receipt: (orderNumber: string) => `Send e-posten om ${orderNumber} på nytt`,
    refund: (orderNumber: string) => `Prøv å betale tilbake ${orderNumber} igjen`,
  },
  again: {
    receipt: 'E-posten sendes på nytt',
    refund: 'Tilbakebetalingen prøves igjen',
  },
  failed: { receipt: 'Feil ved sending', refund: 'Feil ved tilbakebetaling' },
  receipt: {
    queued: 'Kvittering: på vei',
    sent: 'Kvittering: sendt',
    failed: 'Kvittering: kom ikke fram',
  },
} as const
