import type { ImageRow } from './queries.ts'

type Named = Pick<ImageRow, 'hash' | 'form'>

/** The picture with every pixel that production gets. */
export const productionName = ({ hash, form }: Named): string => `${hash}.${form}`

/** The picture for carts and staff's lists, in WebP. */
export const previewName = ({ hash }: Pick<Named, 'hash'>): string => `${hash}-preview.webp`

/** What is kept of a design beside its pictures: the machine file, the drawing in true size, and what both say. */
export const sewingFiles = ['dst', 'svg', 'json'] as const
type SewingFile = (typeof sewingFiles)[number]

export const sewingName = ({ hash }: Pick<Named, 'hash'>, kind: SewingFile): string =>
  `${hash}.${kind}`

/** The files of a picture, and those of a design's sewing. */
export const namesOf = (image: Named & { isSewn: boolean }): string[] => [
  productionName(image),
  previewName(image),
  ...(image.isSewn ? sewingFiles.map((kind) => sewingName(image, kind)) : []),
]

/** All names that files with a hash may have. */
export const possibleNames = (hash: string): string[] => [
  productionName({ hash, form: 'jpg' }),
  ...namesOf({ hash, form: 'png', isSewn: true }),
]

/** The hash of a picture's file by its name; undefined for a file of another module. */
export const hashOfName = (name: string): string | undefined => fileOfImage.exec(name)?.[1]

const fileOfImage = /^([0-9a-f]{64})(?:\.png|\.jpg|-preview\.webp|\.dst|\.svg|\.json)$/
