import { firstDesignOf } from '../../embroidery/rules.ts'
import type { DesignPicture, PatchDesign } from '../../shared/contract/api.d.ts'
import { designPixels } from './design-pixels.ts'

/** The pixel file of a stored picture, and the size of that picture in pixels. */
export type ToStart = { picture: Uint8Array; width: number; height: number }
export type Started = PatchDesign & { picture: DesignPicture }

/** The first design of a picture. */
export const startDesign = async ({ picture, width, height }: ToStart): Promise<Started> =>
  firstDesignOf(await designPixels(picture), { width, height })
