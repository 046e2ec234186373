import { firstDesignOf, type Pixels } from '../../embroidery/rules.ts'
import type { DesignPicture, PatchDesign } from '../../shared/contract/api.d.ts'
import { readPixelFile } from '../../shared/pictures/pixel-file.ts'

/** The pixel file of a stored picture, and the size of that picture in pixels. */
export type ToStart = { picture: Uint8Array; width: number; height: number }
export type Started = PatchDesign & { picture: DesignPicture }

/** The first design of a picture. */
export const startDesign = async ({ picture, width, height }: ToStart): Promise<Started> =>
  firstDesignOf(await designPixels(picture), { width, height })

/** The pixels of a pixel file: those from which the browser designed. */
export async function designPixels(file: Uint8Array): Promise<Pixels> {
  const { pixels } = await readPixelFile(new Blob([new Uint8Array(file)]))
  return pixels
}
