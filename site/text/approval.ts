/** Designs of an order that its customer is to approve: those in the receipt, and those that staff have yet to make. */
export type Drafts = { inMail: number; toCome: number }

/** The text about designs to approve on the pages after a payment; undefined for none. */
export function approvalText({ inMail, toCome }: Drafts): string | undefined {
  const count = inMail + toCome
  if (count === 0) return undefined
  return [
    ...(inMail > 0 ? [texts.inMail(inMail)] : []),
    ...(toCome > 0 ? [texts.toCome(toCome)] : []),
    count === 1 ? texts.approveOne : texts.approveAll,
  ].join(' ')
}

const texts = {
  inMail: (count: number) =>
    count === 1
      ? 'I e-posten finner du et utkast som viser hvordan motivet ditt blir sydd.'
      : 'I e-posten finner du utkast som viser hvordan motivene dine blir sydd.',
  toCome: (count: number) =>
    count === 1
      ? 'Av bildet ditt lager vi et utkast, som du får på e-post.'
      : 'Av bildene dine lager vi utkast, som du får på e-post.',
  approveOne:
    'Se nøye på det, og godkjenn det på bestillingens side. Vi begynner å sy når du har godkjent.',
  approveAll:
    'Se nøye på dem, og godkjenn dem på bestillingens side. Vi begynner å sy når du har godkjent alle.',
}
