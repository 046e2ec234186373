/** A picture's pixels row by row: red, green, blue and alpha of each, 8 bits, sRGB, not premultiplied. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array }

/** Longer side in pixels of a picture that is digitized: 0.12 mm per pixel over the largest patch. */
export const digitizedSide = 1000
