import { claimed, green, halfOf, kept, red, repeated } from './bad-picture.ts'
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

/** Red in the channels of a JPEG: luminance and two differences of colour. */
const redAsYcc = [76, 85, 255]
const redAsInvertedCmyk = [255, 0, 0, 255]
const redAsYcck = [179, 171, 1, 255]
const flat = (colour: readonly number[]) => kept(8, 8, [0, 0, colour], [7, 7, colour])

const square = (components: number) => frameOf({ width: 8, height: 8, components })
const noMeans = coded('000000000000000')

/** JPEGs whose structure is broken. */
export const brokenJpegs = [
  ...claimed('jpg', 'image_unreadable', {
    'a JPEG of which only the first marker arrived': () => jpegOf(),
    'a JPEG without a scan': () => jpegOf(quantisation, square(3), codes),
    'a JPEG cut off half-way': async () => halfOf(await noise().jpeg().toBuffer()),
    'a progressive JPEG cut off half-way': async () =>
      halfOf(await noise().jpeg({ progressive: true }).toBuffer()),
    'a JPEG of 0 x 8 pixels': () =>
      jpegOf(quantisation, frameOf({ width: 0, height: 8, components: 1 }), codes),
    'a JPEG without its tables': () =>
      jpegOf(square(1), scanOf({ components: [1], coded: coded('00000') })),
    'a JPEG whose segment is longer than the file': () =>
      jpegOf(segment(0xe1, Buffer.from('Exif'), 0xffff), flatJpeg(redAsYcc).subarray(2)),
    'a JPEG of 7 channels': () => flatJpeg(Array(7).fill(128)),
  }),
  ...claimed('jpg', flat(red), {
    'a JPEG whose segment has the length 0': () =>
      jpegOf(segment(0xe1, Buffer.alloc(0), 0), flatJpeg(redAsYcc).subarray(2)),
  }),
]

const wide = { width: 65_500, height: 65_500, components: 3 }
const large = { width: 8192, height: 6144, components: 3 }
const progressive = (components: number) => frameOf({ ...large, components, progressive: true })

/** The end of all 786,432 blocks of `large`, in one band. */
const endOfAllBlocks = `10${'0'.repeat(14)}`.repeat(48)

/** Half a byte for each block of each channel of `large`. */
const meansOfAllBlocks = () => Buffer.alloc((786_432 * 3) / 2)

/** JPEGs that would take much memory or time. */
export const jpegBombs = [
  ...claimed('jpg', 'image_too_many_pixels', {
    'a JPEG of 200 bytes that claims 65,500 x 65,500 pixels': () =>
      jpegOf(quantisation, frameOf(wide), codes, scanOf({ components: [1, 2, 3], coded: noMeans })),
    'a progressive JPEG of 50 megapixels and 4 channels': () => {
      const scan = scanOf({ components: [1, 2, 3, 4], band: [0, 0], coded: coded('0000') })
      return jpegOf(adobe(0), quantisation, progressive(4), codes, scan)
    },
  }),
  ...claimed('jpg', kept(4080, 3060), {
    'a JPEG of 50 megapixels that ends after its first block': () =>
      jpegOf(
        quantisation,
        frameOf(large),
        codes,
        scanOf({ components: [1, 2, 3], coded: noMeans }),
      ),
  }),
  ...claimed('jpg', 'image_unreadable', {
    'a progressive JPEG of 50 megapixels and 20,000 scans': () => {
      const scan = scanOf({ components: [1], band: [1, 63], coded: coded(endOfAllBlocks) })
      return jpegOf(quantisation, progressive(3), codes, repeated(scan, 20_000))
    },
  }),
  ...claimed('jpg', kept(3060, 4080), {
    'a progressive JPEG of 50 megapixels that a phone took upright': () => {
      const scan = scanOf({ components: [1, 2, 3], band: [0, 0], coded: meansOfAllBlocks() })
      return jpegOf(exif(exifOrientation(6)), quantisation, progressive(3), codes, scan)
    },
  }),
]

/** JPEGs of the less usual kinds. */
export const unusualJpegs = [
  ...claimed('jpg', flat(red), {
    'a JPEG of 8 x 8 pixels in three channels': () => flatJpeg(redAsYcc),
    'a JPEG in CMYK': () => flatJpeg(redAsInvertedCmyk, adobe(0)),
    'a JPEG in YCCK': () => flatJpeg(redAsYcck, adobe(2)),
    'a JPEG with a page in its comment': () =>
      flatJpeg(redAsYcc, segment(0xfe, Buffer.from('<script>alert(1)</script>'))),
    'a JPEG with broken Exif': () =>
      flatJpeg(redAsYcc, exif(Buffer.from('MM\0\x2a\xff\xff\xff\xff', 'latin1'))),
    'a JPEG with a broken colour profile': () =>
      flatJpeg(redAsYcc, segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01hei', 'latin1'))),
    'a JPEG with the Exif orientation 9': () => flatJpeg(redAsYcc, exif(exifOrientation(9))),
  }),
  ...claimed('jpg', flat([200, 200, 200]), { 'a grey JPEG': () => flatJpeg([200]) }),
  ...claimed('jpg', twoHalves, {
    'a progressive JPEG': () => halves(60, 40).jpeg({ progressive: true, quality: 100 }).toBuffer(),
    'a JPEG in the colours of Display P3': () =>
      halves(60, 40).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
  }),
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
export const turnedJpegs = corners.flatMap(([redCorner, greenCorner], at) => {
  const [width, height] = at < 4 ? [60, 40] : [40, 60]
  const spotIn = (corner: string, colour: readonly number[]) =>
    [
      corner.endsWith('left') ? 3 : width - 4,
      corner.startsWith('upper') ? 3 : height - 4,
      colour,
    ] as const
  return claimed('jpg', kept(width, height, spotIn(redCorner, red), spotIn(greenCorner, green)), {
    [`a JPEG with the Exif orientation ${at + 1}`]: () =>
      quarters()
        .jpeg({ quality: 100 })
        .withMetadata({ orientation: at + 1 })
        .toBuffer(),
  })
})
