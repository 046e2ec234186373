import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { isOpen } from '../digitizing/picture/pixels/seen-pixels.ts'
import { subjectOf } from '../digitizing/picture/subject.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'
import { firstThreads } from './first-patch.ts'
import { sewnThreads } from './sewn-threads.ts'
import { type PictureFacts, startOfPicture } from './start-of-picture.ts'

/**
 * Facts about a picture, beside its size, from which its first design is made; `most` threads, as they are sewn on a
 * first patch.
 */
export function seenIn(pixels: Pixels, most: number): Omit<PictureFacts, 'size'> {
  const subject = subjectOf(pixels)
  const threads = suggestThreads(pixels, { most, withoutBackground: subject !== undefined })
  const facts = { subject, isOpen: isOpen(pixels), threads }
  return { ...facts, threads: sewnThreads(startOfPicture({ size: pixels, ...facts }), pixels) }
}

/** The design that the designer begins with for a picture, whose original has this size in pixels. */
export const firstDesignOf = (pixels: Pixels, size: PictureFacts['size']) =>
  startOfPicture({ size, ...seenIn(pixels, firstThreads) })
