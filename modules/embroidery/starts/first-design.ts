import type { Pixels } from '../digitizing/picture/pixels.ts'
import { isOpen } from '../digitizing/picture/seen-pixels.ts'
import { subjectOf } from '../digitizing/picture/subject.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'
import { hasCloth } from './cloth-under.ts'
import { firstThreads } from './first-patch.ts'
import { type PictureFacts, startOfPicture } from './start-of-picture.ts'

/**
 * What a first design needs to know of a picture beside its size; `most` threads. The background of a picture stays where
 * on no cloth all that is on it could be seen.
 */
export function seenIn(pixels: Pixels, most: number): Omit<PictureFacts, 'size'> {
  const subject = subjectOf(pixels)
  const threads = suggestThreads(pixels, { most, withoutBackground: subject !== undefined })
  const isSeen = !subject?.ground || hasCloth(threads.map(({ thread }) => thread))
  if (isSeen) return { subject, isOpen: isOpen(pixels), threads }
  return {
    subject: undefined,
    threads: suggestThreads(pixels, { most, withoutBackground: false }),
  }
}

/** The design that the designer begins with for a picture, whose original has this size in pixels. */
export const firstDesignOf = (pixels: Pixels, size: PictureFacts['size']) =>
  startOfPicture({ size, ...seenIn(pixels, firstThreads) })
