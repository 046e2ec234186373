import type { Flag, SortOrder } from '../../../modules/catalogue/rules.ts'

/** Texts of the catalogue and of the patches in it (specification, section 2). */
export const catalogueTexts = {
  title: 'Alle patcher',
  filters: 'Filtre',
  category: 'Kategori',
  colour: 'Farge',
  only: 'Vis bare',
  search: 'Søk i patchene',
  submitSearch: 'Søk',
  results: 'Patcher',
  sort: 'Sorter',
  view: 'Visning',
  grid: 'Rutenettvisning',
  list: 'Listevisning',
  apply: 'Bruk filtrene',
  show: 'Vis patchene',
  loading: 'Henter patcher …',
  earlier: 'Vis de forrige patchene',
  tryAgain: 'Prøv igjen',
  emptyList: 'Ingen produkter funnet.',
  similar: 'Kanskje du mente en av disse?',
  end: 'Du har sett alle patchene!',
  toTop: 'Til toppen',
} as const

/** The name of each order of sorting. */
export const sortLabels: Record<SortOrder, string> = {
  popular: 'Mest populær',
  name: 'Navn A–Å',
  'price-asc': 'Pris lav til høy',
  'price-desc': 'Pris høy til lav',
  newest: 'Nyeste først',
}

/** The name of each filter that is on or off. */
export const flagLabels: Record<Flag, string> = {
  isNew: 'Nyheter',
  isPopular: 'Mest populære',
  isGlowInDark: 'Glow-in-dark',
}

/** The number of results, in words. */
export const countLine = (count: number): string => (count === 1 ? '1 patch' : `${count} patcher`)
/** The number of shown results out of all, or their range while those before index `from` are left out. */
export const progress = (from: number, to: number, all: number): string =>
  `Viser ${from > 0 ? `${from + 1}–${to}` : to} av ${all} patcher`
/** The label of the button that closes the filters: what they leave. */
export const showCount = (count: number): string => `Vis ${countLine(count)}`
