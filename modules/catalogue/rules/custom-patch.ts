/** The patch made from a customer's own picture (specification, sections 3 and 9). */
export const customPatch = {
  id: 999_999,
  name: 'Tilpasset patch',
  priceKr: 149,
  minimumQuantity: 10,
  /**
   * Limits on an uploaded picture: bytes of the file, pixels in all and pixels per side. Phones call 8192 x 6144 '50
   * megapixels'. A very long and thin picture takes a decoder minutes.
   */
  mostBytes: 5 * 1024 * 1024,
  mostPixels: 52_000_000,
  longestSide: 20_000,
  /**
   * Limit on the longer side of the stored picture, in pixels: half of a phone's 8160, and 1000 per inch of a 10 cm
   * patch.
   */
  keptSide: 4080,
} as const
