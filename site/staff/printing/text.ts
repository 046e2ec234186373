/** Texts of the printable pages. */
export const printTexts = {
  print: 'Skriv ut',
  back: 'Til bestillingene',
  loading: 'Henter bestillingene …',
  failed: 'Vi fikk ikke hentet bestillingene.',
  none: 'Ingen bestillinger er valgt. Velg dem i listen, og prøv igjen.',
  missing: (count: number) =>
    count === 1
      ? '1 av bestillingene finnes ikke lenger.'
      : `${count} av bestillingene finnes ikke lenger.`,
  orders: (count: number) => (count === 1 ? '1 bestilling' : `${count} bestillinger`),
  pieces: (count: number) => `${count} stk`,
} as const

/** Texts on the goods that the papers leave out. */
export const leftOutTexts = {
  title: 'Utelatt',
  goods: ({ name, units }: { name: string; units: number }) => `${units} × ${name}`,
} as const

/** Texts of the picking list. */
export const pickingListTexts = {
  title: 'Plukkliste',
  patches: 'Patcher fra lageret',
  custom: 'Tilpassede patcher',
  customHint: 'Lages av kundens eget bilde.',
  columns: {
    picked: 'Plukket',
    picture: 'Bilde',
    patch: 'Patch',
    units: 'Antall',
    orders: 'Bestillinger',
  },
  productId: (id: number) => `Nr. ${id}`,
  total: (units: number) => (units === 1 ? '1 patch i alt' : `${units} patcher i alt`),
} as const

/** Texts of the packing slips. */
export const packingSlipTexts = {
  title: 'Pakksedler',
  slip: 'Pakkseddel',
  twoToSheet: 'To sedler per ark',
  orderNumber: 'Ordrenummer',
  date: 'Dato',
  shipTo: 'Sendes til',
  columns: { picture: 'Bilde', patch: 'Patch', units: 'Antall' },
  total: 'I alt',
  hold: (reasons: string) => `Ikke send: ${reasons}`,
  unapproved: 'Motivet er ikke godkjent',
  refunded: (goods: string) => `Betalt tilbake og ikke med i pakken: ${goods}`,
  contact: (email: string) =>
    `Skriv til ${email} og oppgi ordrenummeret før du sender noe tilbake.`,
} as const
