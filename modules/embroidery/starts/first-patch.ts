import type { PatchDesign } from '../../shared/contract/api.d.ts'

/** The first patch, with nothing on it; its size is in mm. */
export const firstPatch: PatchDesign = {
  outline: 'circle',
  size: 90,
  cloth: 'white',
  edge: 'navy',
}

/** With that of the edge, as many threads as the design tip calls the most. */
export const firstThreads = 7

/** Width of a picture or motif as the contract limits it, in mm. */
export const placeWidths = { least: 5, most: 1000 } as const

/** Furthest distance of a drawing from the middle of the patch in mm, as the contract limits it. */
export const furthest = 200
