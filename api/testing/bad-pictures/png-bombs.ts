import { type BadPicture, claimed, repeated } from './bad-picture.ts'
import { twoPixels } from './drawn.ts'
import { exifOrientation } from './jpeg-bytes.ts'
import { chunk, end, header, pair, pngOf, redAndBlue, rows, zeros } from './png-bytes.ts'

const png = claimed.bind(null, 'png')

/** PNGs that would take much memory or time. */
export const pngBombs: readonly BadPicture[] = [
  png('a PNG of 100 bytes that claims 65,535 x 65,535 pixels', 'image_too_many_pixels', () =>
    pngOf(header({ width: 65_535, height: 65_535 }), chunk('IDAT', zeros(1).subarray(0, 43)), end),
  ),
  png('a PNG that claims 2,147,483,647 x 2,147,483,647 pixels', 'image_unreadable', () =>
    pngOf(header({ width: 0x7fff_ffff, height: 0x7fff_ffff }), chunk('IDAT', zeros(1)), end),
  ),
  png('a PNG of 20,001 x 1 pixels', 'image_too_many_pixels', () =>
    pngOf(header({ width: 20_001, height: 1, colour: 0 }), rows(Array(20_001).fill(0)), end),
  ),
  png('50 megapixels of 16 bits that a decoder holds as a whole', 'image_too_many_pixels', () =>
    pngOf(
      header({ width: 8192, height: 6144, depth: 16, colour: 6, interlaced: true }),
      chunk('IDAT', zeros(385)),
      end,
    ),
  ),
  png(
    '50 megapixels of 16 bits that are held as a whole and then turned',
    'image_too_many_pixels',
    () =>
      pngOf(
        header({ width: 8192, height: 6144, depth: 16, interlaced: true }),
        chunk('eXIf', exifOrientation(6)),
        chunk('IDAT', zeros(300)),
        end,
      ),
  ),
  png('50 megapixels of 16 bits that a decoder reads by rows', { width: 4080, height: 3060 }, () =>
    pngOf(
      header({ width: 8192, height: 6144, depth: 16, colour: 0 }),
      chunk('IDAT', zeros(97)),
      end,
    ),
  ),
  png(
    'two black pixels followed by 4 GB of zeros',
    { width: 2, height: 1, spots: [{ x: 1, y: 0, colour: [0, 0, 0] }] },
    () => pngOf(pair, chunk('IDAT', zeros(4096)), end),
  ),
  png('a PNG whose colour profile inflates to 1 GB', twoPixels, () =>
    pngOf(pair, chunk('iCCP', labelled('icc\0\0', zeros(1024))), redAndBlue, end),
  ),
  png('a PNG whose comment inflates to 1 GB', twoPixels, () =>
    pngOf(pair, chunk('zTXt', labelled('Comment\0\0', zeros(1024))), redAndBlue, end),
  ),
  png('a PNG whose international comment inflates to 1 GB', twoPixels, () =>
    pngOf(
      pair,
      chunk('iTXt', labelled('XML:com.adobe.xmp\0\x01\0\0\0', zeros(1024))),
      redAndBlue,
      end,
    ),
  ),
  png('a PNG with 100,000 comments', twoPixels, () =>
    pngOf(pair, repeated(chunk('tEXt', Buffer.from('Comment\0hei')), 100_000), redAndBlue, end),
  ),
]

const labelled = (label: string, data: Buffer) =>
  Buffer.concat([Buffer.from(label, 'latin1'), data])
