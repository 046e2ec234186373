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

/** The highest page number that an address may request. */
export const mostPages = 100

/** The number of patches of a page: 24 on the first, 12 more on each further page. */
export const countOfPage = (page: number): number => firstCount + (page - 1) * stepCount
