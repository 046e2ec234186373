import pLimit from 'p-limit'
import { Problem } from '../problem.ts'
import type { Outcome, Sent } from './encode-picture.ts'
import { answerOf } from './in-own-process.ts'
import type { PictureLimits, PreviewKind, TakenPicture } from './taken-picture.ts'

const beginnings = [
  { form: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { form: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { form: 'png', bytes: [...Buffer.from('GIF87a')] },
  { form: 'png', bytes: [...Buffer.from('GIF89a')] },
] as const

const oneByOne = pLimit(1)

/**
 * Decodes an uploaded picture and encodes it again, so that only pixels are kept; of an animation, the first frame.
 * Problems: image_too_large, image_too_many_pixels, image_unreadable.
 */
export async function takePicture(
  bytes: Buffer,
  limits: PictureLimits,
  preview: PreviewKind,
): Promise<TakenPicture> {
  if (bytes.length > limits.mostBytes) throw new Problem('image_too_large', { field: 'image' })
  const kind = beginnings.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))
  if (!kind) throw new Problem('image_unreadable', { field: 'image' })
  const { mostBytes: _, ...others } = limits
  const sent = { bytes, form: kind.form, preview, ...others }
  const outcome = await oneByOne(() => encodedElsewhere(sent))
  if ('picture' in outcome) return outcome.picture
  throw new Problem(
    outcome.refusal === 'too many pixels' ? 'image_too_many_pixels' : 'image_unreadable',
    { field: 'image' },
  )
}

const script = new URL('./encode-picture.ts', import.meta.url)

/** A process that ends without an answer, or exceeds its time, had an unreadable picture. */
const encodedElsewhere = async (sent: Sent): Promise<Outcome> =>
  (await answerOf<Sent, Outcome>(script, sent)) ?? { refusal: 'unreadable' }
