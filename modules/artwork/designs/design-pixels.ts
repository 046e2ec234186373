import type { Pixels } from '../../embroidery/rules.ts'
import { readPixelFile } from '../../shared/pictures/pixel-file.ts'

/** The pixels of a pixel file: those from which the browser designed. */
export async function designPixels(file: Uint8Array): Promise<Pixels> {
  const { pixels } = await readPixelFile(new Blob([new Uint8Array(file)]))
  return pixels
}
