import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../../modules/catalogue/rules.ts'

export type PictureWidth = (typeof pictureWidths)[number]
export const pictureForms = ['avif', 'webp', 'png'] as const
export type PictureForm = (typeof pictureForms)[number]

/** CSS pixels per inch, at which a drawing has the size that it says. */
const density = 72
const drawnWidth = 400
const largest = Math.max(...pictureWidths)
const deadlineSeconds = 10

/** A drawing of 400 by 400, or a square photo, in pixels, from which pictures of any width and form are made. */
export type Pixels = { as(width: number, form: PictureForm): Promise<Buffer> }

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture, { density: (density * largest) / drawnWidth })
    .timeout({ seconds: deadlineSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    as: (size, form) =>
      inForm(sharp(data, { raw: { width, height, channels } }).resize(size, size), form).toBuffer(),
  }
}

/** Thread is fine detail: these qualities keep stitches apart. More effort saves little and costs seconds. */
function inForm(picture: Sharp, form: PictureForm): Sharp {
  const timed = picture.timeout({ seconds: deadlineSeconds })
  if (form === 'avif') return timed.avif({ quality: 45, effort: 1 })
  if (form === 'webp') return timed.webp({ quality: 60, effort: 2 })
  return timed.png({ palette: true })
}
