/** Patches of the catalogue's grid at first, and further ones per step (specification, section 9). */
const firstCount = 24
export const stepCount = 12

/** Pixels from the bottom within which the next step begins. */
export const nearEnd = 800

/** Ms that scrolling has to rest before it counts, and ms until the next step shows. */
export const scrollRest = 100
export const stepDelay = 300

/** Patches that 'Last inn flere patcher' adds, and cards that stand in while a grid loads. */
export const gridStep = 8

/** Pages that an address can ask for. */
export const mostPages = 100

/** How many patches a page shows: 24 on the first, 12 more on each that follows. */
export const countOfPage = (page: number): number => firstCount + (page - 1) * stepCount
