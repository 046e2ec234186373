/** Texts of /order-confirmation (specification, section 2). */
export const confirmationTexts = {
  /** With a place to break it: it is wider than a small phone. */
  title: 'Bestillings\u00adbekreftelse',
  loading: 'Laster inn bestillingsbekreftelse...',
  loadingText: 'Tar det lang tid, finner du ordrenummeret i e-posten fra oss.',
  orderNumber: 'Ordrenummer',
  payment: 'Betalingsstatus',
  stages: {
    checking: {
      title: 'Bestillings\u00adbekreftelse',
      badge: 'Sjekker betalingen …',
      text: null,
    },
    unchecked: {
      title: 'Bestillings\u00adbekreftelse',
      badge: 'Ikke sjekket',
      text: 'Vi fikk ikke sjekket betalingen i denne nettleseren. Kvitteringen kommer på e-post når betalingen er bekreftet.',
    },
    paid: { title: 'Takk for bestillingen!', badge: 'Betalt', text: null },
    open: {
      title: 'Ikke betalt ennå',
      badge: 'Venter på betaling',
      text: 'Vi har ikke fått betaling for denne bestillingen. Har du nettopp betalt, oppdaterer siden seg selv. Ble betalingen avvist, er ingenting trukket, og du kan prøve igjen i kassen.',
    },
    waiting: {
      title: 'Vi venter på betalingen',
      badge: 'Venter på betaling',
      text: 'Betalingen er ikke bekreftet ennå. Siden oppdaterer seg selv, og du trenger ikke å betale på nytt.',
    },
    late: {
      title: 'Vi venter på betalingen',
      badge: 'Venter på betaling',
      text: 'Det tar lengre tid enn vanlig. Kvitteringen kommer på e-post når betalingen er bekreftet, og du trenger ikke å betale på nytt.',
    },
    failed: {
      title: 'Betalingen gikk ikke gjennom',
      badge: 'Ikke betalt',
      text: 'Ingen penger er trukket, og varene ligger fortsatt i handlekurven din.',
    },
    refunded: {
      title: 'Bestillingen kan ikke leveres',
      badge: 'Betales tilbake',
      text: 'Varene ble utsolgt, eller bestillingen ble endret, mens du betalte. Hele beløpet er på vei tilbake til deg, og du får en e-post om det.',
    },
  },
  checkAgain: 'Sjekk igjen',
  backToCheckout: 'Tilbake til kassen',
  nextTitle: 'Hva skjer nå?',
  next: {
    confirmation: { title: 'Bekreftelse sendt', text: 'Kvitteringen ligger i innboksen din.' },
    approval: 'Godkjenning',
    processing: { title: 'Behandling', text: 'Vi finner fram patchene dine og pakker dem.' },
    shipment: { title: 'Sending med SMS-sporing', text: 'Du får en SMS når pakken er på vei.' },
  },
  sewing: 'Vi syr og pakker patchene dine.',
  helpTitle: 'Trenger du hjelp?',
  help: 'Ha ordrenummeret klart, så hjelper vi deg raskt.',
  home: 'Til forsiden',
  more: 'Se alle patcher',
} as const
