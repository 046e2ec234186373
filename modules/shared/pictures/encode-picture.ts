/**
 * A process of its own for one picture: what decoding takes, up to 300 MB, goes back to the machine at
 * its end, and a file that brings a decoder down brings down nothing else. It is told the bytes and
 * tells what it made of them.
 */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { customPatch } from '../../catalogue/rules.ts'
import type { TakenPicture } from './take-picture.ts'

export type Sent = { bytes: Uint8Array; form: TakenPicture['form'] }
export type Told = { picture: TakenPicture } | { refusal: 'too many pixels' | 'unreadable' }

/** Seconds that each step may take, and pixels of the preview's longer side. */
const deadline = 15
const previewSide = 800

process.once('message', async (sent: Sent) => {
  const told = await encodedAnew(sent).catch((): Told => ({ refusal: 'unreadable' }))
  process.send?.(told, () => process.disconnect())
})

async function encodedAnew({ bytes, form }: Sent): Promise<Told> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > customPatch.mostPixels || Math.max(width, height) > customPatch.longestSide)
    return { refusal: 'too many pixels' }

  const upright = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: customPatch.mostPixels,
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
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  const hash = createHash('sha256').update(data).digest('hex')
  return {
    picture: { production: data, preview, hash, form, width: info.width, height: info.height },
  }
}
