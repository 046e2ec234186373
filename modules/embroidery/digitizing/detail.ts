import { stitched } from '../stitches/region.ts'
import type { Embroidery } from './embroidery.ts'

/**
 * Three times those of a detailed photo on the largest patch: a machine sews for 50 minutes, and the files take seconds.
 * No motif with a text has as many.
 */
const mostStitches = 36_000

/** Whether an embroidery has more stitches than the shop sews on a patch. */
export const isTooDetailed = ({ regions }: Embroidery): boolean =>
  regions.reduce((sum, region) => sum + stitched(region).length, 0) > mostStitches
