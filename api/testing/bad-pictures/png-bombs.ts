import { claimed, kept, repeated } from './bad-picture.ts'
import { twoPixels } from './drawn.ts'
import { exifOrientation } from './jpeg-bytes.ts'
import { chunk, end, header, pair, pngOf, redAndBlue, rows, zeros } from './png-bytes.ts'

const large = { width: 8192, height: 6144, depth: 16 }
const zeroed = (mebibytes: number) => chunk('IDAT', zeros(mebibytes))
/** Two pixels with one more chunk, of a label and zeros that inflate to 1 GB. */
const inflating = (type: string, label: string) => {
  const data = Buffer.concat([Buffer.from(label, 'latin1'), zeros(1024)])
  return pngOf(pair, chunk(type, data), redAndBlue, end)
}

/** PNGs that would take much memory or time. */
export const pngBombs = [
  ...claimed('png', 'image_too_many_pixels', {
    'a PNG of 100 bytes that claims 65,535 x 65,535 pixels': () => {
      const data = chunk('IDAT', zeros(1).subarray(0, 43))
      return pngOf(header({ width: 65_535, height: 65_535 }), data, end)
    },
    'a PNG of 20,001 x 1 pixels': () =>
      pngOf(header({ width: 20_001, height: 1, colour: 0 }), rows(Array(20_001).fill(0)), end),
    '50 megapixels of 16 bits that a decoder holds as a whole': () =>
      pngOf(header({ ...large, colour: 6, interlaced: true }), zeroed(385), end),
    '50 megapixels of 16 bits that are held as a whole and then turned': () => {
      const turn = chunk('eXIf', exifOrientation(6))
      return pngOf(header({ ...large, interlaced: true }), turn, zeroed(300), end)
    },
  }),
  ...claimed('png', 'image_unreadable', {
    'a PNG that claims 2,147,483,647 x 2,147,483,647 pixels': () =>
      pngOf(header({ width: 0x7fff_ffff, height: 0x7fff_ffff }), zeroed(1), end),
  }),
  ...claimed('png', kept(4080, 3060), {
    '50 megapixels of 16 bits that a decoder reads by rows': () =>
      pngOf(header({ ...large, colour: 0 }), zeroed(97), end),
  }),
  ...claimed('png', kept(2, 1, [1, 0, [0, 0, 0]]), {
    'two black pixels followed by 4 GB of zeros': () => pngOf(pair, zeroed(4096), end),
  }),
  ...claimed('png', twoPixels, {
    'a PNG whose colour profile inflates to 1 GB': () => inflating('iCCP', 'icc\0\0'),
    'a PNG whose comment inflates to 1 GB': () => inflating('zTXt', 'Comment\0\0'),
    'a PNG whose international comment inflates to 1 GB': () =>
      inflating('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0'),
    'a PNG with 100,000 comments': () =>
      pngOf(pair, repeated(chunk('tEXt', Buffer.from('Comment\0hei')), 100_000), redAndBlue, end),
  }),
]
