/** What a grid of patches says when it grows and when it is empty (specification, section 2). */
export const gridTexts = {
  more: 'Last inn flere patcher',
  failed: 'Vi fikk ikke hentet patchene.',
  empty: 'Ingen patcher funnet',
  emptyHint: 'Prøv å endre søkefiltrene dine',
  reset: 'Nullstill filtrene',
} as const

/** What a patch's page says beside the patch. */
export const patchPageTexts = {
  more: 'Flere i samme gate',
  all: 'Se alle patcher',
} as const
