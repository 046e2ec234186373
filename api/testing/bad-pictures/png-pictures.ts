import { blue, claimed, halfOf, kept, red } from './bad-picture.ts'
import { halves, noise, twoHalves, twoPixels } from './drawn.ts'
import { chunk, end, header, pair, pngOf, redAndBlue, rows, uint32, zeros } from './png-bytes.ts'

const two = { width: 2, height: 1 }

/** PNGs whose structure is broken. */
export const brokenPngs = claimed('png', 'image_unreadable', {
  'a PNG of which only the signature arrived': () => pngOf(),
  'a PNG without data': () => pngOf(pair, end),
  'a PNG without a header': () => pngOf(redAndBlue, end),
  'a PNG cut off half-way': async () => halfOf(await noise().png().toBuffer()),
  'a PNG that lacks its last row': () => pngOf(header({ width: 2, height: 2 }), redAndBlue, end),
  'a PNG with a wrong checksum of its header': () => {
    const bytes = pngOf(pair, redAndBlue, end)
    bytes[29] = (bytes[29] ?? 0) ^ 0xff
    return bytes
  },
  'a PNG with a wrong checksum of its data': () =>
    pngOf(pair, chunk('IDAT', redAndBlue.subarray(8, -4), { crc: 1 }), end),
  'a PNG of 0 x 0 pixels': () => pngOf(header({ width: 0, height: 0 }), rows([]), end),
  'a PNG of 3 bits per channel': () => pngOf(header({ ...two, depth: 3 }), redAndBlue, end),
  'a PNG with an unknown filter': () => pngOf(pair, chunk('IDAT', zeros(1).fill(0xff, 2, 40)), end),
  'a PNG without its palette': () => pngOf(header({ ...two, colour: 3 }), rows([0, 1]), end),
  'a PNG whose chunk claims 4 GB': () =>
    pngOf(pair, chunk('tEXt', Buffer.from('a\0b'), { length: 0xffff_fff0 }), redAndBlue, end),
  'a PNG whose data chunk claims 2 GB': () =>
    pngOf(pair, chunk('IDAT', redAndBlue.subarray(8, -4), { length: 0x7fff_ffff }), end),
  'a PNG with an unknown chunk that no reader may skip': () =>
    pngOf(pair, chunk('RUSS', Buffer.alloc(9)), redAndBlue, end),
})

/** PNGs of the less usual kinds. */
export const unusualPngs = [
  ...claimed('png', kept(1, 1, [0, 0, red]), {
    'a PNG of 1 x 1 pixel': () => pngOf(header({ width: 1, height: 1 }), rows([...red]), end),
  }),
  ...claimed('png', kept(4080, 31), {
    'a PNG of 8,000 x 60 pixels': () => halves(8000, 60).png().toBuffer(),
  }),
  ...claimed('png', kept(31, 4080), {
    'a PNG of 60 x 8,000 pixels': () => halves(60, 8000).png().toBuffer(),
  }),
  ...claimed('png', kept(4080, 1), {
    'a PNG of 20,000 x 1 pixels': () =>
      pngOf(header({ width: 20_000, height: 1, colour: 0 }), rows(Array(20_000).fill(0)), end),
  }),
  ...claimed('png', twoPixels, {
    'a PNG of 16 bits per channel': () => {
      const pixels = [255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]
      return pngOf(header({ ...two, depth: 16 }), rows(pixels), end)
    },
    'a PNG with a palette': () => {
      const palette = chunk('PLTE', Buffer.from([...red, ...blue]))
      return pngOf(header({ ...two, colour: 3 }), palette, rows([0, 1]), end)
    },
    'an animated PNG, of which the first frame counts': () => {
      const later = Buffer.concat([uint32(2), rows([...blue, ...red]).subarray(8, -4)])
      const animation = chunk('acTL', Buffer.concat([uint32(2), uint32(0)]))
      return pngOf(pair, animation, frame(0), redAndBlue, frame(1), chunk('fdAT', later), end)
    },
  }),
  ...claimed('png', kept(2, 1, [1, 0, [128, 128, 128]]), {
    'a grey PNG of 16 bits': () =>
      pngOf(header({ ...two, depth: 16, colour: 0 }), rows([0, 0, 128, 128]), end),
  }),
  ...claimed('png', kept(2, 1, [1, 0, [255, 255, 255]]), {
    'a black and white PNG of 1 bit': () =>
      pngOf(header({ ...two, depth: 1, colour: 0 }), rows([0x40]), end),
  }),
  ...claimed('png', twoHalves, {
    'an interlaced PNG': () => halves(60, 40).png({ progressive: true }).toBuffer(),
  }),
  ...claimed('png', kept(2, 1, [0, 0, [...red, 128]], [1, 0, [...blue, 255]]), {
    'a half transparent PNG': () =>
      pngOf(header({ ...two, colour: 6 }), rows([...red, 128, ...blue, 255]), end),
  }),
  ...claimed('png', kept(2, 1, [0, 0, [...red, 0]], [1, 0, [...blue, 255]]), {
    'a PNG with one transparent colour': () =>
      pngOf(pair, chunk('tRNS', Buffer.from([0, 255, 0, 0, 0, 0])), redAndBlue, end),
  }),
]

/** The control chunk of an animation's frame of 2 x 1 pixels, by the number of the chunk. */
const frame = (number: number) =>
  chunk(
    'fcTL',
    Buffer.concat([...[number, 2, 1, 0, 0].map(uint32), Buffer.from([0, 1, 0, 10, 0, 0])]),
  )
