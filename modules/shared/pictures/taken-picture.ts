/** A picture as the shop keeps it: upright, without metadata and scaled down to what sewing needs, and a small one to show. */
export type TakenPicture = {
  production: Uint8Array
  /** WebP. */
  preview: Uint8Array
  /** Of the production picture; what is kept is named by it. */
  hash: string
  form: 'png' | 'jpg'
  width: number
  height: number
}

/** Of the picture's file; of the picture; of each of its sides; and of each side of what is kept, in pixels. */
export type PictureLimits = {
  mostBytes: number
  mostPixels: number
  longestSide: number
  keptSide: number
}

/** Pixels of the preview's longer side, and WebP's quality; a square one has clear edges around the picture. */
export type PreviewKind = { side: number; quality: number; isSquare: boolean }
