import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import {
  chunk,
  end,
  header,
  type PngHeader,
  pngOf,
  rows,
  uint32,
} from '../bad-pictures/png-bytes.ts'
import { adobeRgb } from './icc-profile.ts'
import {
  alphaAt,
  colourAt,
  colours,
  drawing,
  drawn,
  height,
  type PictureKind,
  width,
} from './picture-kind.ts'

const png = (name: string, make: PictureKind['make']): PictureKind => ({
  name,
  fileName: 'bilde.png',
  type: 'image/png',
  make,
})

const colourOf = (x: number, y: number) => colours[colourAt(x, y)] ?? [0, 0, 0]

/** A PNG of the drawing in this colour type; each pixel has these samples of the type's depth. */
function kindOf(
  kind: Required<Pick<PngHeader, 'depth' | 'colour'>>,
  samplesAt: (x: number, y: number) => readonly number[],
  ...chunks: readonly Buffer[]
): Buffer {
  const lines = drawn(samplesAt).map((row) => packed(row.flat(), kind.depth))
  return pngOf(header({ width, height, ...kind }), ...chunks, rows(...lines), end)
}

/** Samples as bytes: two for each of 16 bits, or several in one. */
function packed(samples: readonly number[], depth: number): number[] {
  if (depth === 16) return samples.flatMap((sample) => [sample >> 8, sample & 0xff])
  const perByte = 8 / depth
  return Array.from({ length: Math.ceil(samples.length / perByte) }, (_, at) =>
    samples
      .slice(at * perByte, (at + 1) * perByte)
      .reduce((byte, sample, place) => byte | (sample << (8 - depth * (place + 1))), 0),
  )
}

const grey = (depth: 1 | 2 | 4 | 8 | 16) =>
  png(`a grey PNG of ${depth} bits`, () =>
    kindOf({ depth, colour: 0 }, (x, y) => [Math.round((colourAt(x, y) / 4) * (2 ** depth - 1))]),
  )

const palette = chunk('PLTE', Buffer.from(colours.flat()))
const wide = (values: readonly number[]) => values.map((value) => value * 257)
const rgb = { depth: 8, colour: 2 } as const
const plain = (...chunks: readonly Buffer[]) => kindOf(rgb, colourOf, ...chunks)
const gamma = (value: number) => chunk('gAMA', uint32(Math.round(value * 100_000)))
/** The primaries of Adobe RGB, after the white of D65. */
const wideGamut = chunk(
  'cHRM',
  Buffer.concat([31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000].map(uint32)),
)
const profile = (icc: Buffer) =>
  chunk('iCCP', Buffer.concat([Buffer.from('profil\0\0', 'latin1'), deflateSync(icc)]))

/** PNGs of each colour type and depth, with each way to say what the colours are. */
export const pngKinds: readonly PictureKind[] = [
  ...([1, 2, 4, 8, 16] as const).map(grey),
  png('a grey PNG of 8 bits with alpha', () =>
    kindOf({ depth: 8, colour: 4 }, (x, y) => [60 * colourAt(x, y), alphaAt(x)]),
  ),
  png('a grey PNG of 16 bits with alpha', () =>
    kindOf({ depth: 16, colour: 4 }, (x, y) => wide([60 * colourAt(x, y), alphaAt(x)])),
  ),
  png('a grey PNG with one transparent level', () =>
    kindOf(
      { depth: 8, colour: 0 },
      (x, y) => [60 * colourAt(x, y)],
      chunk('tRNS', Buffer.from([0, 60])),
    ),
  ),
  png('a PNG with a palette of 4 bits', () =>
    kindOf({ depth: 4, colour: 3 }, (x, y) => [colourAt(x, y)], palette),
  ),
  png('a PNG with a palette of which some are transparent', () =>
    kindOf(
      { depth: 8, colour: 3 },
      (x, y) => [colourAt(x, y)],
      palette,
      chunk('tRNS', Buffer.from([255, 140, 90, 0])),
    ),
  ),
  png('a PNG in RGB', () => plain()),
  png('a PNG in RGB of 16 bits', () =>
    kindOf({ depth: 16, colour: 2 }, (x, y) => wide(colourOf(x, y))),
  ),
  png('a PNG in RGB with one transparent colour', () =>
    plain(chunk('tRNS', Buffer.from([0, 194, 0, 11, 0, 15]))),
  ),
  png('a PNG in RGBA', () =>
    kindOf({ depth: 8, colour: 6 }, (x, y) => [...colourOf(x, y), alphaAt(x)]),
  ),
  png('a PNG in RGBA of 16 bits', () =>
    kindOf({ depth: 16, colour: 6 }, (x, y) => wide([...colourOf(x, y), alphaAt(x)])),
  ),
  png('an interlaced PNG in RGBA', () =>
    drawing({ isClear: true }).png({ progressive: true }).toBuffer(),
  ),
  png('a PNG with linear light (gAMA 1)', () => plain(gamma(1))),
  png('a PNG with a dark gamma (gAMA 0.3)', () => plain(gamma(0.3))),
  png('a PNG with gamma and primaries (gAMA and cHRM)', () => plain(gamma(0.45455), wideGamut)),
  png('a PNG that says sRGB beside another gamma', () =>
    plain(chunk('sRGB', Buffer.from([0])), gamma(1)),
  ),
  png('a PNG in Display P3', () => drawing().withIccProfile('p3').png().toBuffer()),
  png('a PNG in Adobe RGB', () => plain(profile(adobeRgb()))),
  png('a PNG with a profile that is none', () => plain(profile(Buffer.from('hei')))),
  png('a PNG larger than the copy', async () =>
    drawing({ isClear: true }).resize(1440, 1080, { kernel: 'nearest' }).png().toBuffer(),
  ),
]

/** Four bands in linear light, of which a browser once made three threads. */
export const bandsInLinearLight = png('four bands in linear light', () =>
  readFileSync(new URL('./gama-bands.png', import.meta.url)),
)
