/** Texts and suggestions of the search box (specification, section 2). */
export const searchTexts = {
  label: 'Søk etter patcher',
  hint: 'Skriv noe å søke etter',
  button: 'Søk',
  suggestions: 'Søkeforslag',
  popular: 'Populære søk',
  popularSearches: ['russ', 'humor', 'flagg', 'buss', 'glow'],
  products: 'Patcher',
  keywords: 'Forslag',
  waiting: 'Leter …',
  nothing: (query: string) => `Ingen resultater for "${query}"`,
  failed: 'Vi fikk ikke hentet forslag.',
} as const
