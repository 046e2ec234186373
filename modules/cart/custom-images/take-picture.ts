import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { customPatch } from '../../catalogue/rules.ts'
import { Problem } from '../../shared/problem.ts'

/** A picture as the shop keeps it: all its pixels upright and without metadata, and a small one to show. */
export type TakenPicture = {
  production: Buffer
  preview: Buffer
  /** Of the production picture; what is kept is named by it. */
  hash: string
  form: 'png' | 'jpg'
  width: number
  height: number
}

/** Seconds that a picture may take, and pixels of the preview's longer side. */
const deadline = 15
const previewSide = 800

const beginnings = [
  { form: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { form: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { form: 'png', bytes: [...Buffer.from('GIF87a')] },
  { form: 'png', bytes: [...Buffer.from('GIF89a')] },
] as const

/** Decoding takes up to 150 MB: one at a time. */
const oneByOne = pLimit(1)

/**
 * Decodes what a visitor sent and encodes it anew, so that nothing but pixels is left of it; the first
 * frame of an animation. Problems: image_too_large, image_too_many_pixels, image_unreadable.
 */
export async function takePicture(bytes: Buffer): Promise<TakenPicture> {
  if (bytes.length > customPatch.mostBytes) throw new Problem('image_too_large', { field: 'image' })
  const kind = beginnings.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))
  if (!kind) throw new Problem('image_unreadable', { field: 'image' })
  return oneByOne(async () => {
    try {
      return await encodedAnew(bytes, kind.form)
    } catch (cause) {
      if (cause instanceof Problem) throw cause
      throw new Problem('image_unreadable', { field: 'image', cause })
    }
  })
}

async function encodedAnew(bytes: Buffer, form: TakenPicture['form']): Promise<TakenPicture> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > customPatch.mostPixels)
    throw new Problem('image_too_many_pixels', { field: 'image' })

  const upright = () =>
    sharp(bytes, { failOn: 'error', limitInputPixels: customPatch.mostPixels })
      .timeout({ seconds: deadline })
      .autoOrient()
  const encoded =
    form === 'png'
      ? upright().png({ compressionLevel: 9 })
      : upright().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const preview = await upright()
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  const hash = createHash('sha256').update(data).digest('hex')
  return { production: data, preview, hash, form, width: info.width, height: info.height }
}
