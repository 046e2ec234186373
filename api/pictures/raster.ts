import type { Sharp } from 'sharp'
import { pictureWidths } from '../../modules/catalogue/rules.ts'

export type PictureWidth = (typeof pictureWidths)[number]
/** The formats of patch pictures: AVIF and WebP for pages, PNG for mails. */
export const pictureForms = ['avif', 'webp', 'png'] as const
export type PictureForm = (typeof pictureForms)[number]

/** The density in pixels per inch at which a drawing has its nominal size, and that size in pixels. */
export const density = 72
export const drawnWidth = 400
const largest = Math.max(...pictureWidths)
/** Drawn for the small pictures: twice as wide takes twice as long, and looks the same once it is reduced. */
const small = 320
/** The limit on each step of making a picture on request. */
export const deadline = { seconds: 10 }

/** The decoded pixels of a 400 by 400 drawing or a square photo, for pictures of any width and format. */
export type Pixels = { as(width: number, form: PictureForm): Promise<Buffer> }

/** A drawing or photo, decoded once for the small widths and once for the largest, and resized once for each other. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  // Loaded at the first picture: most processes serve only those that the build made.
  const { default: sharp } = await import('sharp')
  const decoded = async (from: Sharp): Promise<Sharp> => {
    const { data, info } = await from.timeout(deadline).raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return sharp(data, { raw: { width, height, channels } })
  }
  const drawn = byWidth((width) =>
    decoded(sharp(picture, { density: (density * width) / drawnWidth })),
  )
  const resized = byWidth(async (width) => {
    const whole = await drawn(width > small ? largest : small)
    return decoded(whole.clone().resize(width, width))
  })
  return {
    as: async (width, form) => inForm((await resized(width)).clone(), width, form).toBuffer(),
  }
}

/** `make`, which is called once for each width. */
function byWidth(make: (width: number) => Promise<Sharp>) {
  const made = new Map<number, Promise<Sharp>>()
  return (width: number): Promise<Sharp> => {
    const known = made.get(width) ?? make(width)
    made.set(width, known)
    return known
  }
}

/** The largest width is shown on dense screens, where a colour of four pixels is seen as one. */
const dense = { quality: 44, effort: 0, chromaSubsampling: '4:2:0' }

/** Embroidery has fine detail: these qualities keep stitches apart. More effort saves few bytes and costs seconds. */
function inForm(picture: Sharp, width: number, form: PictureForm): Sharp {
  const timed = picture.timeout(deadline)
  if (form === 'avif') return timed.avif(width < largest ? { quality: 45, effort: 1 } : dense)
  if (form === 'webp') return timed.webp({ quality: 60, effort: 2 })
  return timed.png({ palette: true, effort: 4 })
}
