import type { ChartThread, PatchDesign } from '../../shared/contract/api.d.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { isOpen } from '../digitizing/picture/pixels/seen-pixels.ts'
import { subjectOf } from '../digitizing/picture/subject.ts'
import { clothUnder } from './cloth-under.ts'
import { withReadableText } from './text-thread.ts'

/** Facts about a picture on which the choice of the cloth under it depends. */
export type Under = {
  /** Whether cloth shows through parts of it. */
  isOpen: boolean
  /** The thread most like its background; undefined when that is transparent, or not plain. */
  ground: ChartThread | undefined
}

export const underOf = (pixels: Pixels): Under => ({
  isOpen: isOpen(pixels),
  ground: subjectOf(pixels)?.ground,
})

/**
 * A design on cloth on which each thread of its picture is seen, with a text that is read there. The cloth stays where
 * all are seen on it, or where a picture in several threads covers it. White letters on blue would vanish on white
 * cloth: it becomes the blue, their ground.
 */
export function onSeenCloth<Design extends PatchDesign>(
  design: Design,
  { isOpen, ground }: Under,
): Design {
  const { picture, cloth } = design
  if (!picture) return design
  const { threads, withoutBackground } = picture
  if (!withoutBackground && !isOpen && threads.length > 1) return withReadableText(design)
  const seen = clothUnder(
    threads.map(({ thread }) => thread),
    ground ? [cloth, ground] : [cloth],
  )
  return withReadableText({ ...design, cloth: seen })
}
