import { type BadPicture, claimed, green, red, repeated, type Spot } from './bad-picture.ts'
import { halves, noise, quarters, twoHalves } from './drawn.ts'
import {
  adobe,
  coded,
  codes,
  exif,
  exifOrientation,
  flatJpeg,
  frameOf,
  jpegOf,
  quantisation,
  scanOf,
  segment,
} from './jpeg-bytes.ts'

const jpg = claimed.bind(null, 'jpg')

/** Red in the channels of a JPEG: luminance and two differences of colour. */
const redAsYcc = [76, 85, 255]
const redAsInvertedCmyk = [255, 0, 0, 255]
const redAsYcck = [179, 171, 1, 255]
const flat = (colour: readonly number[]) => ({
  width: 8,
  height: 8,
  spots: [
    { x: 0, y: 0, colour },
    { x: 7, y: 7, colour },
  ],
})
const flatRed = flat(red)

/** JPEGs whose structure is broken. */
export const brokenJpegs: readonly BadPicture[] = [
  jpg('a JPEG of which only the first marker arrived', 'image_unreadable', () => jpegOf()),
  jpg('a JPEG without a scan', 'image_unreadable', () =>
    jpegOf(quantisation, frameOf({ width: 8, height: 8, components: 3 }), codes),
  ),
  jpg('a JPEG cut off half-way', 'image_unreadable', async () => {
    const whole = await noise().jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  }),
  jpg('a progressive JPEG cut off half-way', 'image_unreadable', async () => {
    const whole = await noise().jpeg({ progressive: true }).toBuffer()
    return whole.subarray(0, whole.length / 2)
  }),
  jpg('a JPEG of 0 x 8 pixels', 'image_unreadable', () =>
    jpegOf(quantisation, frameOf({ width: 0, height: 8, components: 1 }), codes),
  ),
  jpg('a JPEG without its tables', 'image_unreadable', () =>
    jpegOf(
      frameOf({ width: 8, height: 8, components: 1 }),
      scanOf({ components: [1], coded: coded('00000') }),
    ),
  ),
  jpg('a JPEG whose segment is longer than the file', 'image_unreadable', () =>
    jpegOf(segment(0xe1, Buffer.from('Exif'), 0xffff), flatJpeg(redAsYcc).subarray(2)),
  ),
  jpg('a JPEG whose segment has the length 0', flatRed, () =>
    jpegOf(segment(0xe1, Buffer.alloc(0), 0), flatJpeg(redAsYcc).subarray(2)),
  ),
  jpg('a JPEG of 7 channels', 'image_unreadable', () => flatJpeg(Array(7).fill(128))),
]

const wide = { width: 65_500, height: 65_500, components: 3 }
const large = { width: 8192, height: 6144, progressive: true }

/** The end of all 786,432 blocks of `large`, in one band. */
const endOfAllBlocks = `10${'0'.repeat(14)}`.repeat(48)

/** Half a byte for each block of each channel of `large`. */
const meansOfAllBlocks = () => Buffer.alloc((786_432 * 3) / 2)

/** JPEGs that would take much memory or time. */
export const jpegBombs: readonly BadPicture[] = [
  jpg('a JPEG of 200 bytes that claims 65,500 x 65,500 pixels', 'image_too_many_pixels', () =>
    jpegOf(
      quantisation,
      frameOf(wide),
      codes,
      scanOf({ components: [1, 2, 3], coded: coded('000000000000000') }),
    ),
  ),
  jpg(
    'a JPEG of 50 megapixels that ends after its first block',
    { width: 4080, height: 3060 },
    () =>
      jpegOf(
        quantisation,
        frameOf({ ...large, progressive: false, components: 3 }),
        codes,
        scanOf({ components: [1, 2, 3], coded: coded('000000000000000') }),
      ),
  ),
  jpg('a progressive JPEG of 50 megapixels and 20,000 scans', 'image_unreadable', () => {
    const scan = scanOf({ components: [1], band: [1, 63], coded: coded(endOfAllBlocks) })
    return jpegOf(quantisation, frameOf({ ...large, components: 3 }), codes, repeated(scan, 20_000))
  }),
  jpg(
    'a progressive JPEG of 50 megapixels that a phone took upright',
    { width: 3060, height: 4080 },
    () =>
      jpegOf(
        exif(exifOrientation(6)),
        quantisation,
        frameOf({ ...large, components: 3 }),
        codes,
        scanOf({ components: [1, 2, 3], band: [0, 0], coded: meansOfAllBlocks() }),
      ),
  ),
  jpg('a progressive JPEG of 50 megapixels and 4 channels', 'image_too_many_pixels', () =>
    jpegOf(
      adobe(0),
      quantisation,
      frameOf({ ...large, components: 4 }),
      codes,
      scanOf({ components: [1, 2, 3, 4], band: [0, 0], coded: coded('0000') }),
    ),
  ),
]

/** JPEGs of the less usual kinds. */
export const unusualJpegs: readonly BadPicture[] = [
  jpg('a JPEG of 8 x 8 pixels in three channels', flatRed, () => flatJpeg(redAsYcc)),
  jpg('a grey JPEG', flat([200, 200, 200]), () => flatJpeg([200])),
  jpg('a JPEG in CMYK', flatRed, () => flatJpeg(redAsInvertedCmyk, adobe(0))),
  jpg('a JPEG in YCCK', flatRed, () => flatJpeg(redAsYcck, adobe(2))),
  jpg('a progressive JPEG', twoHalves, () =>
    halves(60, 40).jpeg({ progressive: true, quality: 100 }).toBuffer(),
  ),
  jpg('a JPEG with a page in its comment', flatRed, () =>
    flatJpeg(redAsYcc, segment(0xfe, Buffer.from('<script>alert(1)</script>'))),
  ),
  jpg('a JPEG with broken Exif', flatRed, () =>
    flatJpeg(redAsYcc, exif(Buffer.from('MM\0\x2a\xff\xff\xff\xff', 'latin1'))),
  ),
  jpg('a JPEG with a broken colour profile', flatRed, () =>
    flatJpeg(redAsYcc, segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01hei', 'latin1'))),
  ),
  jpg('a JPEG in the colours of Display P3', twoHalves, () =>
    halves(60, 40).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
  ),
  jpg('a JPEG with the Exif orientation 9', flatRed, () =>
    flatJpeg(redAsYcc, exif(exifOrientation(9))),
  ),
]

/** Where the red and the green corner of the file are in the upright picture, by Exif orientation. */
const corners = [
  ['upper left', 'upper right'],
  ['upper right', 'upper left'],
  ['lower right', 'lower left'],
  ['lower left', 'lower right'],
  ['upper left', 'lower left'],
  ['upper right', 'lower right'],
  ['lower right', 'upper right'],
  ['lower left', 'upper left'],
] as const

/** Photos of 60 x 40 pixels by a phone that was held in each way. */
export const turnedJpegs: readonly BadPicture[] = corners.map(([redCorner, greenCorner], at) => {
  const sides = at < 4 ? { width: 60, height: 40 } : { width: 40, height: 60 }
  const spotIn = (corner: string, colour: readonly number[]): Spot => ({
    x: corner.endsWith('left') ? 3 : sides.width - 4,
    y: corner.startsWith('upper') ? 3 : sides.height - 4,
    colour,
  })
  const spots = [spotIn(redCorner, red), spotIn(greenCorner, green)]
  return jpg(`a JPEG with the Exif orientation ${at + 1}`, { ...sides, spots }, () =>
    turned(at + 1),
  )
})

const turned = (orientation: number) =>
  quarters().jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer()
