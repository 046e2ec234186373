/** Size of a patch in mm, as the contract limits it. */
export const sizes = { least: 40, most: 120 } as const

/** Width of a picture or motif as the contract limits it, in mm. */
export const placeWidths = { least: 5, most: 1000 } as const

/** The widest motif in mm: twice as wide as the largest patch. All of it is stitched before it is cut off at the edge. */
export const widestMotif = 2 * sizes.most

/** Furthest distance of a drawing from the middle of the patch in mm, as the contract limits it. */
export const furthest = 200

/** Most degrees by which a drawing is turned to either side, as the contract limits it. */
export const halfTurn = 180

/** Most threads of a picture or motif, as the contract limits them. */
export const mostThreads = 8

/** The smallest area of a picture that is sewn, as the contract limits it, in square millimetres. */
export const smallestAreas = { least: 1, most: 50 } as const

/** The longest line of text, as the contract limits it. */
export const mostLetters = 24

/** The name of a motif, as the contract limits it. */
export const motifName = /^[A-Za-z0-9-]{1,40}$/
