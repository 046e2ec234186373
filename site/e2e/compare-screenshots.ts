import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Side in pixels of the cells that are compared, so that browsers may differ in antialiasing. */
const cell = 6
/** Maximum difference of a cell per colour channel, of 255, and maximum share of cells beyond it. */
const tolerance = 24
const mostOff = 0.003

/**
 * Whether a screenshot differs from its baseline by more than another browser version would. Without a baseline, the
 * screenshot is stored as one and counts as different: review it and commit it.
 */
export async function differs(screenshot: Buffer, kept: URL): Promise<boolean> {
  const before = await readFile(kept).catch(() => undefined)
  if (!before) {
    await writeFile(kept, await sharp(screenshot).png({ palette: true, colours: 64 }).toBuffer())
    return true
  }
  const { width, height } = await sharp(before).metadata()
  const cells = async (picture: Buffer) =>
    sharp(picture)
      .removeAlpha()
      .resize(Math.round(width / cell), Math.round(height / cell), { fit: 'fill' })
      .raw()
      .toBuffer()
  const [was, is] = await Promise.all([cells(before), cells(screenshot)])
  const off = was.filter((value, index) => Math.abs(value - (is[index] ?? 0)) > tolerance)
  const shape = await sharp(screenshot).metadata()
  const isTaller = Math.abs(shape.height - height) > cell * 2
  return shape.width !== width || isTaller || off.length / was.length > mostOff
}
