import { type BadPicture, blue, claimed, red } from './bad-picture.ts'
import { halves, noise, twoHalves, twoPixels } from './drawn.ts'
import { chunk, end, header, pair, pngOf, redAndBlue, rows, uint32, zeros } from './png-bytes.ts'

const png = claimed.bind(null, 'png')

/** PNGs whose structure is broken. */
export const brokenPngs: readonly BadPicture[] = [
  png('a PNG of which only the signature arrived', 'image_unreadable', () => pngOf()),
  png('a PNG without data', 'image_unreadable', () => pngOf(pair, end)),
  png('a PNG without a header', 'image_unreadable', () => pngOf(redAndBlue, end)),
  png('a PNG cut off half-way', 'image_unreadable', async () => {
    const whole = await noise().png().toBuffer()
    return whole.subarray(0, whole.length / 2)
  }),
  png('a PNG that lacks its last row', 'image_unreadable', () =>
    pngOf(header({ width: 2, height: 2 }), redAndBlue, end),
  ),
  png('a PNG with a wrong checksum of its header', 'image_unreadable', () => {
    const bytes = pngOf(pair, redAndBlue, end)
    bytes[29] = (bytes[29] ?? 0) ^ 0xff
    return bytes
  }),
  png('a PNG with a wrong checksum of its data', 'image_unreadable', () =>
    pngOf(pair, chunk('IDAT', redAndBlue.subarray(8, -4), { crc: 1 }), end),
  ),
  png('a PNG of 0 x 0 pixels', 'image_unreadable', () =>
    pngOf(header({ width: 0, height: 0 }), rows([]), end),
  ),
  png('a PNG of 3 bits per channel', 'image_unreadable', () =>
    pngOf(header({ width: 2, height: 1, depth: 3 }), redAndBlue, end),
  ),
  png('a PNG with an unknown filter', 'image_unreadable', () =>
    pngOf(pair, chunk('IDAT', zeros(1).fill(0xff, 2, 40)), end),
  ),
  png('a PNG without its palette', 'image_unreadable', () =>
    pngOf(header({ width: 2, height: 1, colour: 3 }), rows([0, 1]), end),
  ),
  png('a PNG whose chunk claims 4 GB', 'image_unreadable', () =>
    pngOf(pair, chunk('tEXt', Buffer.from('a\0b'), { length: 0xffff_fff0 }), redAndBlue, end),
  ),
  png('a PNG whose data chunk claims 2 GB', 'image_unreadable', () =>
    pngOf(pair, chunk('IDAT', redAndBlue.subarray(8, -4), { length: 0x7fff_ffff }), end),
  ),
  png('a PNG with an unknown chunk that no reader may skip', 'image_unreadable', () =>
    pngOf(pair, chunk('RUSS', Buffer.alloc(9)), redAndBlue, end),
  ),
]

/** PNGs of the less usual kinds. */
export const unusualPngs: readonly BadPicture[] = [
  png('a PNG of 1 x 1 pixel', { width: 1, height: 1, spots: [{ x: 0, y: 0, colour: red }] }, () =>
    pngOf(header({ width: 1, height: 1 }), rows([...red]), end),
  ),
  png('a PNG of 8,000 x 60 pixels', { width: 4080, height: 31 }, () =>
    halves(8000, 60).png().toBuffer(),
  ),
  png('a PNG of 60 x 8,000 pixels', { width: 31, height: 4080 }, () =>
    halves(60, 8000).png().toBuffer(),
  ),
  png('a PNG of 20,000 x 1 pixels', { width: 4080, height: 1 }, () =>
    pngOf(header({ width: 20_000, height: 1, colour: 0 }), rows(Array(20_000).fill(0)), end),
  ),
  png('a PNG of 16 bits per channel', twoPixels, () =>
    pngOf(
      header({ width: 2, height: 1, depth: 16 }),
      rows([255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]),
      end,
    ),
  ),
  png(
    'a grey PNG of 16 bits',
    { width: 2, height: 1, spots: [{ x: 1, y: 0, colour: [128, 128, 128] }] },
    () => pngOf(header({ width: 2, height: 1, depth: 16, colour: 0 }), rows([0, 0, 128, 128]), end),
  ),
  png(
    'a black and white PNG of 1 bit',
    { width: 2, height: 1, spots: [{ x: 1, y: 0, colour: [255, 255, 255] }] },
    () => pngOf(header({ width: 2, height: 1, depth: 1, colour: 0 }), rows([0x40]), end),
  ),
  png('a PNG with a palette', twoPixels, () =>
    pngOf(
      header({ width: 2, height: 1, colour: 3 }),
      chunk('PLTE', Buffer.from([...red, ...blue])),
      rows([0, 1]),
      end,
    ),
  ),
  png('an interlaced PNG', twoHalves, () => halves(60, 40).png({ progressive: true }).toBuffer()),
  png(
    'a half transparent PNG',
    {
      width: 2,
      height: 1,
      spots: [
        { x: 0, y: 0, colour: [255, 0, 0, 128] },
        { x: 1, y: 0, colour: [0, 0, 255, 255] },
      ],
    },
    () => pngOf(header({ width: 2, height: 1, colour: 6 }), rows([...red, 128, ...blue, 255]), end),
  ),
  png(
    'a PNG with one transparent colour',
    {
      width: 2,
      height: 1,
      spots: [
        { x: 0, y: 0, colour: [255, 0, 0, 0] },
        { x: 1, y: 0, colour: [0, 0, 255, 255] },
      ],
    },
    () => pngOf(pair, chunk('tRNS', Buffer.from([0, 255, 0, 0, 0, 0])), redAndBlue, end),
  ),
  png('an animated PNG, of which the first frame counts', twoPixels, () =>
    pngOf(
      pair,
      chunk('acTL', Buffer.concat([uint32(2), uint32(0)])),
      frame(0),
      redAndBlue,
      frame(1),
      chunk('fdAT', Buffer.concat([uint32(2), rows([...blue, ...red]).subarray(8, -4)])),
      end,
    ),
  ),
]

/** The control chunk of an animation's frame of 2 x 1 pixels, by the number of the chunk. */
const frame = (number: number) =>
  chunk(
    'fcTL',
    Buffer.concat([...[number, 2, 1, 0, 0].map(uint32), Buffer.from([0, 1, 0, 10, 0, 0])]),
  )
