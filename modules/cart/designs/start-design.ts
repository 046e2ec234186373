import { firstDesignOf } from '../../embroidery/rules.ts'
import type { DesignPicture, PatchDesign } from '../../shared/contract/api.d.ts'
import { readPixelFile } from '../../shared/pictures/pixel-file.ts'

/** The pixel file of an uploaded picture. */
export type ToStart = { pixels: Uint8Array }
export type Started = PatchDesign & { picture: DesignPicture }

/** The first design of a picture. */
export async function startDesign(sent: ToStart): Promise<Started> {
  const { pixels, original } = await readPixelFile(new Blob([new Uint8Array(sent.pixels)]))
  return firstDesignOf(pixels, original)
}
