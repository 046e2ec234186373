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
