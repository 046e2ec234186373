import { returnDays } from '../../modules/shared/terms.ts'

/** Texts of /email-preview (specification, section 2). */
export const emailPreviewTexts = {
  pageTitle: 'E-postforhåndsvisning · Russpatcher',
  description: 'Slik ser ordrebekreftelsen ut, og slik slår du på utsending av e-post.',
  title: 'E-postforhåndsvisning',
  intro: 'Intern side: slik ser ordrebekreftelsen ut når en kunde har betalt.',

  setupTitle: 'Slik slår du på utsending',
  setup: [
    {
      title: 'Lag et app-passord',
      text: 'Logg inn hos e-postleverandøren, slå på totrinnsbekreftelse og lag et app-passord for butikken.',
    },
    {
      title: 'Sett miljøvariablene',
      text: 'Avsenderadressen står i MAIL_FROM, og app-passordet i SMTP_URL:',
    },
    { title: 'Start butikken på nytt', text: 'Innstillingene leses når butikken starter.' },
  ],
  variables:
    'MAIL_FROM=hei@butikken.no\nSMTP_URL=smtps://hei%40butikken.no:APP-PASSORD@smtp.leverandor.no:465',

  sampleTitle: 'Eksempelordre',
  orderNumber: 'Ordrenummer',
  customer: 'Kunde',
  email: 'E-post',
  address: 'Leveringsadresse',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  each: (price: string) => `${price} per stykk`,
  subtotal: 'Delsum',
  discount: (code: string | null) => (code ? `Rabatt (${code})` : 'Rabatt'),
  shipping: 'Frakt',
  total: 'Totalt',

  show: 'Vis e-posten',
  hide: 'Skjul e-posten',
  frame: 'Ordrebekreftelsen slik kunden får den',
  open: 'Åpne e-posten for seg selv',

  contentsTitle: 'Innhold',
  contents: [
    'Takk til kunden, ordrenummer, dato og betalingsmåte',
    'Hver vare med bilde, antall og pris',
    'Delsum, rabatt, frakt, totalsum og merverdiavgift',
    'Leveringsadresse og leveringstid',
    `Åpent kjøp i ${returnDays} dager og angrerett`,
    'Hvordan kunden når butikken',
  ],
  designTitle: 'Utforming',
  design: [
    'Butikkens merke og den røde sømmen øverst',
    'Lesbar uten bilder, i mørk modus og som ren tekst',
    'Én spalte på telefonen, 600 piksler på større skjermer',
    'En tydelig knapp til bestillingen',
  ],
} as const
