import type { PictureRow, StoredPicture } from './picture-queries.ts'

type Named = Pick<PictureRow, 'hash' | 'form'>

/** The picture with every pixel that production gets. */
export const productionName = ({ hash, form }: Named): string => `${hash}.${form}`

/** The picture for carts and staff's lists, in WebP. */
export const previewName = ({ hash }: Pick<Named, 'hash'>): string => `${hash}-preview.webp`

/** The decoded copy of an uploaded picture, from which the browser designs and the server sews: see PixelFile. */
export const pixelsName = ({ hash }: Pick<Named, 'hash'>): string => `${hash}-pixels.pam.gz`

/**
 * Files that production needs beside the picture: the machine file, the drawing in true size, and the figures of the
 * sewing.
 */
export const sewingFiles = ['dst', 'svg', 'json'] as const
type SewingFile = (typeof sewingFiles)[number]

/** The content of a design's files for production, beside its picture. */
export type SewingContent = Record<SewingFile, Uint8Array>

export const sewingName = ({ hash }: Pick<Named, 'hash'>, kind: SewingFile): string =>
  `${hash}.${kind}`

/**
 * The stored files of a picture: of a design its preview, and once it was ordered those for its production; of an uploaded
 * one the decoded copy too.
 */
export const namesOf = (picture: StoredPicture): string[] => {
  if (!picture.isDesign) return [productionName(picture), previewName(picture), pixelsName(picture)]
  if (!picture.isMade) return [previewName(picture)]
  const sewing = sewingFiles.map((kind) => sewingName(picture, kind))
  return [productionName(picture), previewName(picture), ...sewing]
}

/** All names that files with a hash may have. */
export const possibleNames = (hash: string): string[] => [
  productionName({ hash, form: 'jpg' }),
  pixelsName({ hash }),
  ...namesOf({ hash, form: 'png', isDesign: true, isMade: true }),
]

/** The hash of a picture's file by its name; undefined for a file of another module. */
export const hashOfName = (name: string): string | undefined => fileOfPicture.exec(name)?.[1]

const fileOfPicture =
  /^([0-9a-f]{64})(?:\.png|\.jpg|-preview\.webp|-pixels\.pam\.gz|\.dst|\.svg|\.json)$/
