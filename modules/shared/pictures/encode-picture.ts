/**
 * A process of its own for one picture: what decoding takes, up to 300 MB, goes back to the machine at
 * its end, and a file that brings a decoder down brings down nothing else. It is told the bytes and
 * tells what it made of them.
 */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureLimits, PreviewKind, TakenPicture } from './take-picture.ts'

export type Sent = Pick<PictureLimits, 'mostPixels' | 'longestSide'> & {
  bytes: Uint8Array
  form: TakenPicture['form']
  preview: PreviewKind
}
export type Told = { picture: TakenPicture } | { refusal: 'too many pixels' | 'unreadable' }

/** Seconds that each step may take. */
const deadline = 15

const within = { fit: 'inside', withoutEnlargement: true } as const
const squared = { fit: 'contain', background: '#0000' } as const

process.once('message', async (sent: Sent) => {
  const told = await encodedAnew(sent).catch((): Told => ({ refusal: 'unreadable' }))
  process.send?.(told, () => process.disconnect())
})

async function encodedAnew({ bytes, form, preview: kind, ...limits }: Sent): Promise<Told> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > limits.mostPixels || Math.max(width, height) > limits.longestSide)
    return { refusal: 'too many pixels' }

  const upright = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: limits.mostPixels,
    sequentialRead: true,
  })
    .timeout({ seconds: deadline })
    .autoOrient()
  const encoded =
    form === 'png'
      ? upright.png({ compressionLevel: 9 })
      : // Optimised coding would hold all of it in memory once more.
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
