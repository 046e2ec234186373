import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** A picture that a customer may hand in. */
export type PictureKind = {
  name: string
  fileName: string
  type: 'image/png' | 'image/jpeg'
  make(): Buffer | Promise<Buffer>
}

const [width, height] = [120, 90]

/** Three of the four bands are near each other, and the disc on them is lighter still. */
const bands = [
  [244, 105, 119],
  [194, 11, 15],
  [68, 1, 2],
  [244, 213, 49],
] as const
const disc = [128, 190, 220] as const

/** Bands beside each other and a disc on them, from clear on the left to opaque on the right. */
function clearDrawing() {
  const rgba = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isDisc = Math.hypot(x - 60, y - 45) < 22
    const band = bands[Math.floor((4 * x) / width)] ?? disc
    return [...(isDisc ? disc : band), Math.round((255 * x) / (width - 1))]
  })
  return sharp(Buffer.from(rgba.flat()), { raw: { width, height, channels: 4 } })
}

const drawing = () => clearDrawing().removeAlpha()

const png = (name: string, make: PictureKind['make']): PictureKind => ({
  name,
  fileName: 'bilde.png',
  type: 'image/png',
  make,
})

/** Pictures that differ in what the shop keeps of them: few colours and many, alpha, and the size. */
export const pictureKinds: readonly PictureKind[] = [
  png('a PNG', () => drawing().png().toBuffer()),
  png('a black and white PNG', () => drawing().threshold().png().toBuffer()),
  png('a PNG with alpha', () => clearDrawing().png().toBuffer()),
  png('a PNG larger than the copy', () =>
    clearDrawing().resize(1440, 1080, { kernel: 'nearest' }).png().toBuffer(),
  ),
  {
    name: 'a JPEG with halved colours',
    fileName: 'bilde.jpg',
    type: 'image/jpeg',
    make: () => drawing().jpeg({ chromaSubsampling: '4:2:0' }).toBuffer(),
  },
]

/** Four bands in linear light, of which a browser once made three threads. */
export const bandsInLinearLight = png('four bands in linear light', () =>
  readFileSync(new URL('./gama-bands.png', import.meta.url)),
)
