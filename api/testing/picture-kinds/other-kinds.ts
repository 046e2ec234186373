import sharp from 'sharp'
import { adobe, flatJpeg } from '../bad-pictures/jpeg-bytes.ts'
import { drawing, type PictureKind } from './picture-kind.ts'

const jpg = (name: string, make: PictureKind['make']): PictureKind => ({
  name,
  fileName: 'bilde.jpg',
  type: 'image/jpeg',
  make,
})
const gif = (name: string, make: PictureKind['make']): PictureKind => ({
  name,
  fileName: 'bilde.gif',
  type: 'image/gif',
  make,
})

/** Red in the channels of a JPEG in YCCK. */
const redAsYcck = [179, 171, 1, 255]
const best = { quality: 100 } as const

/** JPEGs of each kind of colours. */
export const jpegKinds: readonly PictureKind[] = [
  jpg('a grey JPEG', () => drawing().toColourspace('b-w').jpeg(best).toBuffer()),
  jpg('a JPEG with halved colours', () =>
    drawing().jpeg({ chromaSubsampling: '4:2:0' }).toBuffer(),
  ),
  jpg('a JPEG with all of its colours', () =>
    drawing()
      .jpeg({ ...best, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  ),
  jpg('a progressive JPEG', () =>
    drawing()
      .jpeg({ ...best, progressive: true })
      .toBuffer(),
  ),
  jpg('a JPEG on its side', () => drawing().jpeg(best).withMetadata({ orientation: 6 }).toBuffer()),
  jpg('a JPEG in CMYK without a profile', () =>
    drawing().toColourspace('cmyk').jpeg(best).toBuffer(),
  ),
  jpg('a JPEG in CMYK with a profile', () =>
    drawing().toColourspace('cmyk').withIccProfile('cmyk').jpeg(best).toBuffer(),
  ),
  jpg('a JPEG in YCCK', () => flatJpeg(redAsYcck, adobe(2))),
  jpg('a JPEG in Display P3', () => drawing().withIccProfile('p3').jpeg(best).toBuffer()),
  jpg('a large JPEG', () =>
    drawing().resize(2400, 1800, { kernel: 'nearest' }).jpeg({ quality: 80 }).toBuffer(),
  ),
]

/** GIFs: each has a palette. */
export const gifKinds: readonly PictureKind[] = [
  gif('a GIF', () => drawing().gif().toBuffer()),
  gif('a GIF with a transparent colour', () => drawing({ isClear: true }).gif().toBuffer()),
  gif('an interlaced GIF', () => drawing().gif({ progressive: true }).toBuffer()),
  gif('a GIF of several frames', async () => {
    const frames = await Promise.all(
      [0, 120].map((hue) => drawing().modulate({ hue }).png().toBuffer()),
    )
    return sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
  }),
]
