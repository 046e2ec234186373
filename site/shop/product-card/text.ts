/** Texts of a grid of patches when it grows and when it is empty (specification, section 2). */
export const gridTexts = {
  more: 'Last inn flere patcher',
  failed: 'Vi fikk ikke hentet patchene.',
  empty: 'Ingen patcher funnet',
  emptyHint: 'Prøv å endre søkefiltrene dine',
  reset: 'Nullstill filtrene',
} as const

/** Texts of a patch's page beside the patch. */
export const patchPageTexts = {
  more: 'Flere i samme gate',
  all: 'Se alle patcher',
} as const
