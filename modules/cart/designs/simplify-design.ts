import { simplerDesign } from '../../embroidery/rules.ts'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { designPixels } from './design-pixels.ts'

/** A design that is too detailed, and its stored picture. */
export type ToSimplify = { design: PatchDesign; picture: Uint8Array }

/** The design in fewer threads and larger areas, which can be sewn. */
export const simplifyDesign = async ({ design, picture }: ToSimplify): Promise<PatchDesign> =>
  simplerDesign(design, await designPixels(picture))
