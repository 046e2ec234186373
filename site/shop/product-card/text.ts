/** What replaces the cards of an empty result (specification, section 2). */
export const emptyResultTexts = {
  title: 'Ingen patcher funnet',
  hint: 'Prøv å endre søkefiltrene dine',
  reset: 'Nullstill filtrene',
} as const
