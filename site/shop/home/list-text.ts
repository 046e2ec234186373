/** Texts of the carousel of new patches, most of them for screen readers. */
export const carouselTexts = {
  nothing: 'Ingen nye patcher tilgjengelig for øyeblikket',
  role: 'karusell',
  previous: 'Forrige patch',
  next: 'Neste patch',
  show: (slide: number, count: number) => `Vis patch ${slide} av ${count}`,
  shown: (name: string, slide: number, count: number) => `${name}, ${slide} av ${count}`,
} as const

/** Texts of the start page's lists in the browser. */
export const homeListTexts = {
  best: 'Best for deg',
  seeAll: 'Se alle patcher',
} as const
