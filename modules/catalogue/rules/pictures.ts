import { type OverallsColour, patchOnOveralls, patchSize } from './overalls.ts'

/** Widths in pixels in which a patch's picture exists beside its drawing. */
export const pictureWidths = [160, 320, 640] as const

/**
 * The path of a patch's picture in another width and format: /patches/1-ab.svg or .webp becomes /patches/1-ab-320.avif.
 */
export const pictureAt = (
  image: string,
  width: (typeof pictureWidths)[number],
  form: 'avif' | 'webp' | 'png',
): string => image.replace(/[.](svg|webp)$/, `-${width}.${form}`)

/** The path of the picture of a patch that shared links show: /patches/1-ab.svg becomes /patches/1-ab-deling.jpg. */
export const sharePictureAt = (image: string): string =>
  image.replace(/[.](svg|webp)$/, '-deling.jpg')

/** The size of all pictures of link previews, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 }

/**
 * The path of the stitches that hold a drawn patch on overalls of a colour, to be laid over its picture:
 * /patches/1-ab.svg becomes /patches/1-ab-sting-red.svg.
 */
export const tacksAt = (image: string, colour: OverallsColour): string =>
  image.replace(/[.](svg|webp)$/, `-sting-${colour}.svg`)

/** Turns in degrees for which a drawn patch has a picture of its own. */
export const litTurns = [90, 180, 270] as const
export type LitTurn = (typeof litTurns)[number]

/** The turn whose light is closest to that of a patch turned clockwise by these degrees; undefined when upright is. */
export const litTurn = (degrees: number): LitTurn | undefined =>
  litTurns.find((turn) => turn === (((Math.round(degrees / 90) * 90) % 360) + 360) % 360)

/**
 * The path of a drawn patch's picture, 160 pixels wide, whose light comes from the top left once it is turned:
 * /patches/1-ab.svg becomes /patches/1-ab-lys-90.webp.
 */
export const litPictureAt = (image: string, turn: LitTurn): string =>
  image.replace(/[.](svg|webp)$/, `-lys-${turn}.webp`)

/** Whether the picture is a photo that staff uploaded, as opposed to a drawing. */
export const isPhoto = (image: string): boolean => image.endsWith('.webp')

/** Side of a patch's square picture on overalls, in their units: photos have no margin around the patch. */
export const sideOnOveralls = (image: string): number =>
  isPhoto(image) ? patchSize * 10 : patchOnOveralls
