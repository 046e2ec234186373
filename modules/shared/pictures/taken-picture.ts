/**
 * A picture as the shop stores it: upright, without metadata, scaled down to the size that production needs, with a
 * preview.
 */
export type TakenPicture = {
  production: Uint8Array
  /** WebP. */
  preview: Uint8Array
  /** The file of its pixels for a design, compressed by gzip; only where one is wanted. */
  pixels?: Uint8Array
  /** SHA-256 of the production picture in hex; stored files are named by it. */
  hash: string
  form: 'png' | 'jpg'
  width: number
  height: number
}

/**
 * Limits: bytes of the uploaded file; pixels of the picture; pixels of its longer side; pixels of the stored longer
 * side, and of that of the copy for a design. Default: no copy.
 */
export type PictureLimits = {
  mostBytes: number
  mostPixels: number
  longestSide: number
  keptSide: number
  digitizedSide?: number
}

/**
 * The preview's longer side in pixels, and its WebP quality. A square one has transparent margins around the picture.
 */
export type PreviewKind = { side: number; quality: number; isSquare: boolean }
