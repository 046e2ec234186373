import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { digitize } from '../digitizing/digitize.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { isOpen } from '../digitizing/picture/pixels/seen-pixels.ts'
import { clouds, noise, waves } from '../digitizing/picture/pixels/test-pictures.ts'
import { subjectOf } from '../digitizing/picture/subject.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'
import { startOfPicture } from '../starts/start-of-picture.ts'
import { stitched } from '../stitches/region.ts'
import { planOf } from './plan.ts'

/** Few are as large as a patch can be: those take ten times as long. */
const sizes = fc.oneof(
  { weight: 19, arbitrary: fc.integer({ min: 40, max: 50 }) },
  { weight: 1, arbitrary: fc.integer({ min: 51, max: 120 }) },
)

const pictures = fc
  .record({
    make: fc.constantFrom(noise, waves, clouds),
    seed: fc.integer({ min: 1, max: 999 }),
    parts: fc.integer({ min: 4, max: 60 }),
  })
  .map(({ make, seed, parts }) => make(seed, parts))

const outlines = ['circle', 'square', 'rectangle', 'shield', 'heart', 'contour'] as const

/** A customer's design of a picture: another outline and size, with or without the background, in any place. */
const designOf = (pixels: Pixels, form: Pick<PatchDesign, 'outline' | 'size'>, share: number) => {
  const subject = subjectOf(pixels)
  const threads = suggestThreads(pixels, { most: 8, withoutBackground: subject !== undefined })
  const first = startOfPicture({ size: pixels, subject, isOpen: isOpen(pixels), threads })
  const place = { x: 0, y: 0, width: share * form.size, turn: 20 * share }
  return { ...first, ...form, picture: { ...first.picture, place } }
}

test.each(outlines)(
  'noise, waves and photos are sewn to their end on a patch with the outline %s',
  (outline) => {
    fc.assert(
      fc.property(
        pictures,
        sizes,
        fc.double({ min: 0.4, max: 2, noNaN: true }),
        (pixels, size, share) => {
          const embroidery = digitize(designOf(pixels, { outline, size }, share), pixels)
          const { regions } = embroidery
          expect(regions.filter((region) => stitched(region).length === 0)).toEqual([])
          const { blocks } = planOf(embroidery)
          const [sewn, planned] = [regions, blocks].map(
            (parts) => new Set(parts.map(({ thread }) => thread)),
          )
          expect([...(planned ?? [])].filter((thread) => !sewn?.has(thread))).toEqual([])
          expect(blocks.at(-1)?.thread).toBe(regions.at(-1)?.thread)
        },
      ),
      { numRuns: 20, seed: 2027 },
    )
  },
)
