import type { ImageRow, StoredImage } from './picture-queries.ts'

type Named = Pick<ImageRow, 'hash' | 'form'>

/** The picture with every pixel that production gets. */
export const productionName = ({ hash, form }: Named): string => `${hash}.${form}`

/** The picture for carts and staff's lists, in WebP. */
export const previewName = ({ hash }: Pick<Named, 'hash'>): string => `${hash}-preview.webp`

/** The decoded copy of an uploaded picture, from which the browser designs and the server sews: see PixelFile. */
export const pixelsName = ({ hash }: Pick<Named, 'hash'>): string => `${hash}-pixels.pam.gz`

/** What production needs beside the picture: the machine file, the drawing in true size, and what both say. */
export const sewingFiles = ['dst', 'svg', 'json'] as const
type SewingFile = (typeof sewingFiles)[number]

export const sewingName = ({ hash }: Pick<Named, 'hash'>, kind: SewingFile): string =>
  `${hash}.${kind}`

/**
 * The stored files of a picture: of a design its preview, and once it was ordered those for its production; of an uploaded
 * one the decoded copy too.
 */
export const namesOf = (image: StoredImage): string[] => {
  if (!image.isDesign) return [productionName(image), previewName(image), pixelsName(image)]
  if (!image.isMade) return [previewName(image)]
  const sewing = sewingFiles.map((kind) => sewingName(image, kind))
  return [productionName(image), previewName(image), ...sewing]
}

/** All names that files with a hash may have. */
export const possibleNames = (hash: string): string[] => [
  productionName({ hash, form: 'jpg' }),
  pixelsName({ hash }),
  ...namesOf({ hash, form: 'png', isDesign: true, isMade: true }),
]

/** The hash of a picture's file by its name; undefined for a file of another module. */
export const hashOfName = (name: string): string | undefined => fileOfImage.exec(name)?.[1]

const fileOfImage =
  /^([0-9a-f]{64})(?:\.png|\.jpg|-preview\.webp|-pixels\.pam\.gz|\.dst|\.svg|\.json)$/
