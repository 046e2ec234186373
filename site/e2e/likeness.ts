import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels compared as one cell, so that browsers may differ in antialiasing. */
const cell = 6
/** How far a cell may be off in one of its colours, of 255, and the share of cells that may be further off. */
const tolerance = 24
const mostOff = 0.003

/**
 * Whether a screenshot differs from the stored one by more than another browser version would: a change to review.
 * Without a stored one, the screenshot is stored and counts as different: review it and commit it.
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
