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

/** Whether the picture is a photo that staff uploaded, as opposed to a drawing. */
export const isPhoto = (image: string): boolean => image.endsWith('.webp')
