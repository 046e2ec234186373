type Size = { width: number; height: number }

/** Red, green, blue and alpha of each pixel, row by row: 8 bits, sRGB, not premultiplied. */
type Pixels = Size & { data: Uint8Array }

/**
 * The shop's decoded copy of a customer's picture, upright. The browser designs from it and the server sews from it:
 * two decoders may differ in colours, profile, gamma and rounding. `original` is the size of the stored picture.
 */
export type PixelFile = { pixels: Pixels; original: Size }

/** More bytes than a header has. */
const longestHeader = 200

/** The header that `writePixelFile` writes, with the sizes of the original and of the copy. */
const header =
  /^P7\n# of (\d+) x (\d+)\nWIDTH (\d+)\nHEIGHT (\d+)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n/

/**
 * Reads a pixel file, in browsers and on the server. No canvas is used, as it premultiplies by alpha, and private
 * windows add noise to what is read from it. Rejects what is no pixel file.
 */
export async function readPixelFile(file: Blob): Promise<PixelFile> {
  const plain = file.stream().pipeThrough(new DecompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer())
  const found = header.exec(new TextDecoder().decode(bytes.subarray(0, longestHeader)))
  const [originalWidth, originalHeight, width, height] = (found ?? []).slice(1).map(Number)
  const data = bytes.subarray(found?.[0].length)
  if (!originalWidth || !originalHeight || !width || !height || data.length !== 4 * width * height)
    throw new Error('This is no pixel file')
  return {
    pixels: { width, height, data },
    original: { width: originalWidth, height: originalHeight },
  }
}
