import { fork } from 'node:child_process'
import pLimit from 'p-limit'
import { Problem } from '../problem.ts'
import type { Sent, Told } from './encode-picture.ts'
import type { PictureLimits, PreviewKind, TakenPicture } from './taken-picture.ts'

/** Ms after which the encoding process is killed. */
const timeLimit = 40_000

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
  const { mostPixels, longestSide, keptSide } = limits
  const sent = { bytes, form: kind.form, mostPixels, longestSide, keptSide, preview }
  const told = await oneByOne(() => encodedElsewhere(sent))
  if ('picture' in told) return told.picture
  throw new Problem(
    told.refusal === 'too many pixels' ? 'image_too_many_pixels' : 'image_unreadable',
    { field: 'image' },
  )
}

const script = new URL('./encode-picture.ts', import.meta.url)

/** Counts a process that ends without an answer, or exceeds the timeout, as an unreadable picture. */
function encodedElsewhere(sent: Sent): Promise<Told> {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [],
    timeout: timeLimit,
    // Few malloc arenas, so that one step reuses the memory that the previous one freed.
    env: { MALLOC_ARENA_MAX: '2' },
  })
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('message', (told) => done(told as Told))
    child.once('exit', () => done({ refusal: 'unreadable' }))
    child.send(sent, (error) => error && failed(error))
  })
}
