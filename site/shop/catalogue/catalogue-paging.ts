/** Patches in the catalogue's grid at first (specification, section 9). */
const firstCount = 24
/** Patches added to the grid per further step (specification, section 9). */
export const stepCount = 12

/** Distance from the bottom, in pixels, at which the next step loads. */
export const nearEnd = 800

/** Debounce of scrolling in ms. */
export const scrollRest = 100
/** Delay in ms until the next step shows. */
export const stepDelay = 300

/** The most similar patches that are shown beside the results of a search. */
export const mostSimilar = 12

/** The highest page number that an address may request. */
export const mostPages = 10_000

/** The number of patches of a page: 24 on the first, 12 more on each further page. */
export const countOfPage = (page: number): number => firstCount + (page - 1) * stepCount

/** The first page that shows `count` patches or more. */
export const pageOfCount = (count: number): number =>
  Math.max(1, Math.ceil((count - firstCount) / stepCount) + 1)

/** Patches added to the list view per step; a shop with fewer shows all of them at once. */
const listStep = 480

type Paged = { view: 'grid' | 'list'; page: number }

/** The number of patches that a view shows; the list view has at least one of its own steps. */
export const shownCount = ({ view, page }: Paged): number =>
  view === 'grid' ? countOfPage(page) : Math.max(countOfPage(page), listStep)

/** The page of a view with a further step. */
export const nextPage = (view: Paged): number =>
  view.view === 'grid' ? view.page + 1 : pageOfCount(shownCount(view) + listStep)

/** Most patches of a page that the server renders; like each step, a multiple of each number of columns. */
const windowCount = firstCount + stepCount

/** The patches of a page that the server renders: its last ones, from index `from` to before `to`. */
export function windowOf(page: number, total: number): { from: number; to: number } {
  const to = countOfPage(Math.min(page, pageOfCount(total)))
  return { from: Math.max(0, to - windowCount), to }
}
