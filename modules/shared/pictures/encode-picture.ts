/**
 * Encodes one picture in a separate process. Decoding takes up to 500 MB (170 MB for a phone's photo of 50 megapixels),
 * which the system gets back when the process ends. A file that crashes a decoder crashes only this process. The
 * process receives the bytes and answers with the result.
 */
import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import type { PictureLimits, PreviewKind, TakenPicture } from './taken-picture.ts'

export type Sent = Omit<PictureLimits, 'mostBytes'> & {
  bytes: Uint8Array
  form: TakenPicture['form']
  preview: PreviewKind
}
export type Told = { picture: TakenPicture } | { refusal: 'too many pixels' | 'unreadable' }

/** Time limit of each step in seconds. */
const deadline = 15

/** Maximum bytes of a decoded picture that is held in memory as a whole: 52 megapixels of three 16-bit channels. */
const mostHeld = 320_000_000

const within = { fit: 'inside', withoutEnlargement: true } as const
const squared = { fit: 'contain', background: '#0000' } as const

process.once('message', async (sent: Sent) => {
  const told = await encodedAnew(sent).catch((): Told => ({ refusal: 'unreadable' }))
  process.send?.(told, () => process.disconnect())
})

async function encodedAnew({ bytes, form, preview: kind, ...limits }: Sent): Promise<Told> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = metadata
  if (width * height > limits.mostPixels || Math.max(width, height) > limits.longestSide)
    return { refusal: 'too many pixels' }
  if (bytesHeld(metadata) > mostHeld) return { refusal: 'too many pixels' }

  const upright = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: limits.mostPixels,
    sequentialRead: true,
  })
    .timeout({ seconds: deadline })
    .autoOrient()
    .resize(limits.keptSide, limits.keptSide, within)
  const encoded =
    form === 'png'
      ? upright.png({ compressionLevel: 9 })
      : // Optimised coding would hold the whole picture in memory a second time.
        upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const preview = await sharp(data, { sequentialRead: true })
    .timeout({ seconds: deadline })
    .resize(kind.side, kind.side, kind.isSquare ? squared : within)
    .webp({ quality: kind.quality })
    .toBuffer()
  const hash = createHash('sha256').update(data).digest('hex')
  return {
    picture: { production: data, preview, hash, form, width: info.width, height: info.height },
  }
}

/**
 * Bytes that the decoder holds at once. Decoders read a picture row by row, but a progressive one as a whole; a JPEG's
 * coefficients have 16 bits.
 */
function bytesHeld({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  if (!isProgressive) return 0
  const bytesPerChannel = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return width * height * channels * bytesPerChannel
}
