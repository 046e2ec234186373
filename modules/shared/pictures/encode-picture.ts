/**
 * Encodes one picture in a separate process. Decoding takes up to 460 MB (170 MB for a phone's photo of 50 megapixels),
 * which the system gets back when the process ends. A file that crashes a decoder crashes only this process. The
 * process receives the bytes and answers with the result.
 */
import { createHash } from 'node:crypto'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { firstFrameOf, type GifFrame } from './gif-frame.ts'
import type { PictureLimits, PreviewKind, TakenPicture } from './taken-picture.ts'
import { writePixelFile } from './write-pixel-file.ts'

export type Sent = Omit<PictureLimits, 'mostBytes'> & {
  bytes: Uint8Array
  form: TakenPicture['form']
  preview: PreviewKind
}
export type Outcome = { picture: TakenPicture } | { refusal: 'too many pixels' | 'unreadable' }

/** Time limit of each step in seconds. */
const deadline = 15

/**
 * Maximum bytes of pixels that are held in memory at once: 52 megapixels of three 16-bit channels, and a copy in the
 * kept size of three 8-bit ones.
 */
const mostHeld = 350_000_000

const within = { fit: 'inside', withoutEnlargement: true } as const
const squared = { fit: 'contain', background: '#0000' } as const

process.once('message', async (sent: Sent) => {
  const outcome = await encodedAnew(sent).catch((): Outcome => ({ refusal: 'unreadable' }))
  // The shop may have ended meanwhile, and the channel with it.
  if (process.connected) process.send?.(outcome, () => process.connected && process.disconnect())
})

async function encodedAnew({ bytes, form, preview: kind, ...limits }: Sent): Promise<Outcome> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  const frame = metadata.format === 'gif' ? firstFrameOf(bytes) : undefined
  if (frame?.width === 0 || frame?.height === 0) return { refusal: 'unreadable' }
  const width = Math.max(metadata.width, frame?.canvas.width ?? 0)
  const height = Math.max(metadata.height, frame?.canvas.height ?? 0)
  if (width * height > limits.mostPixels || Math.max(width, height) > limits.longestSide)
    return { refusal: 'too many pixels' }
  if (bytesHeld(metadata, limits.keptSide) > mostHeld) return { refusal: 'too many pixels' }

  const reading = {
    failOn: 'error',
    limitInputPixels: limits.mostPixels,
    sequentialRead: true,
  } as const
  const whole = frame && !isWhole(frame, metadata) ? await onCanvas(bytes, frame, reading) : bytes
  const upright = sharp(whole, reading)
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
  const { width: keptWidth, height: keptHeight } = info
  const pixels =
    limits.digitizedSide &&
    (await pixelFileOf(data, { width: keptWidth, height: keptHeight }, limits.digitizedSide))
  const picture = { production: data, preview, hash, form, width: keptWidth, height: keptHeight }
  return { picture: { ...picture, ...(pixels && { pixels }) } }
}

/** The pixels for a design, made of what the shop stores, so that the same stored picture always gives the same ones. */
async function pixelFileOf(
  stored: Buffer,
  original: { width: number; height: number },
  side: number,
): Promise<Buffer> {
  const { data, info } = await sharp(stored, { sequentialRead: true })
    .timeout({ seconds: deadline })
    .resize(side, side, within)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, data }
  return writePixelFile({ pixels, original })
}

/** Whether the decoder shows the first frame, and the frame is as large as the canvas. */
const isWhole = ({ canvas, ...frame }: GifFrame, decoded: Metadata): boolean =>
  [decoded, frame].every(({ width, height }) => width === canvas.width && height === canvas.height)

/**
 * The first frame of a GIF on its transparent canvas. The decoder would leave the canvas black, enlarge it for later
 * frames, and shrink one of 800 x 600 pixels and other sizes of old screens to its frames.
 */
const onCanvas = (
  bytes: Uint8Array,
  { canvas, left, top, width, height }: GifFrame,
  reading: SharpOptions,
): Promise<Buffer> =>
  sharp(bytes, reading)
    .timeout({ seconds: deadline })
    .extract({ left, top, width, height })
    .extend({
      left,
      top,
      right: canvas.width - left - width,
      bottom: canvas.height - top - height,
      background: '#0000',
    })
    .png({ compressionLevel: 1 })
    .toBuffer()

/**
 * Bytes of pixels that are held at once. Decoders read a picture row by row, but a progressive one as a whole; a JPEG's
 * coefficients have 16 bits. A picture is turned after it is scaled down, which takes a second copy.
 */
function bytesHeld(metadata: Metadata, keptSide: number): number {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = metadata
  if (!isProgressive) return 0
  const values = width * height * channels
  const bytesPerValue = depth === 'ushort' ? 2 : 1
  const decoded = values * (format === 'jpeg' ? 2 : bytesPerValue)
  const scale = Math.min(1, keptSide / Math.max(width, height))
  return orientation === 1 ? decoded : decoded + values * scale ** 2 * bytesPerValue
}
