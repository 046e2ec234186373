import type { DesignPicture, DesignPlace, PatchDesign } from '../../shared/contract/api.d.ts'
import { furthest, placeWidths } from '../design-limits.ts'
import { underEdge } from '../digitizing/digitize.ts'
import { placementOf } from '../digitizing/drawn-parts.ts'
import { frameOfShape } from '../digitizing/frame.ts'
import type { Subject } from '../digitizing/picture/subject.ts'
import { firstPatch } from './first-patch.ts'
import { boxOf } from './outline-box.ts'
import { onSeenCloth } from './seen-cloth.ts'

type Size = { width: number; height: number }

/** Facts about a picture before it is sewn. */
export type PictureFacts = {
  /** Size in pixels. */
  size: Size
  /** The subject on a plain background, which is left out; undefined without such a background. */
  subject: Subject | undefined
  /** Whether cloth shows through parts of it. Default: false. */
  isOpen?: boolean
  threads: DesignPicture['threads']
}

/** Width of the merrowed edge in mm, under which no picture has to reach. */
const edge = 3.5

/** Share of a patch that a picture without its background takes up. */
const pictureShare = 0.83

/**
 * The design of a new picture. It takes over form, colours and text of the design before; cloth and text get others where
 * the picture could not be seen on the cloth, or the text not be read.
 */
export function startOfPicture(
  { size, subject, isOpen = false, threads }: PictureFacts,
  before: PatchDesign = firstPatch,
): PatchDesign & { picture: DesignPicture } {
  const { picture: _, motif: __, ...kept } = before
  const picture = {
    place: subject ? placeInside(kept, subject) : placeOver(kept, size),
    withoutBackground: subject !== undefined,
    threads,
  }
  return onSeenCloth({ ...kept, picture }, { isOpen, ground: subject?.ground })
}

type PatchForm = Pick<PatchDesign, 'outline' | 'size'>

/** The place in which a picture covers the patch up to its edge. */
function placeOver(form: PatchForm, picture: Size): DesignPlace {
  const box = boxOf(form)
  const [width, height] = [box.width - edge, box.height - edge]
  return inTheMiddle(Math.max(width, (height * picture.width) / picture.height))
}

/**
 * A design whose picture got its background back: one that leaves cloth bare beside it is placed as a new picture is, over
 * the patch. `size` is the picture's in pixels.
 */
export function overPatch<Design extends PatchDesign>(design: Design, size: Size): Design {
  const { picture, outline } = design
  if (!picture || outline === 'contour') return design
  const frame = frameOfShape(outline, design.size)
  const { x, y, scale, turn } = placementOf(picture.place, frame, size.width)
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) / scale, Math.cos(angle) / scale]
  const [middleX, middleY] = frame.middle
  const inside = 1 - (2 * underEdge) / Math.max(frame.width, frame.height)
  const isCovered = frame.outline.points.every((point) => {
    const dx = middleX + (point[0] - middleX) * inside - x
    const dy = middleY + (point[1] - middleY) * inside - y
    const [across, down] = [dx * cos + dy * sin, dy * cos - dx * sin]
    return Math.abs(across) <= size.width / 2 && Math.abs(down) <= size.height / 2
  })
  return isCovered ? design : { ...design, picture: { ...picture, place: placeOver(design, size) } }
}

/**
 * Largest difference of a place's width from that of a place over the patch, as a share: a patch grows with its
 * picture, its edge does not.
 */
const likeOver = 0.05

/**
 * A design whose picture was placed over the patch, as one with its background is, and lost that: it is placed as a new
 * picture is. A place that the customer chose stays. `size` is the picture's in pixels.
 */
export function insidePatch<Design extends PatchDesign>(
  design: Design,
  { size, subject }: Pick<PictureFacts, 'size' | 'subject'>,
): Design {
  const { picture, outline } = design
  if (!picture || !subject || outline === 'contour') return design
  const { x, y, width, turn } = picture.place
  const isMoved = x !== 0 || y !== 0 || turn !== 0
  if (isMoved || Math.abs(width / placeOver(design, size).width - 1) > likeOver) return design
  return { ...design, picture: { ...picture, place: placeInside(design, subject) } }
}

/** The place in which the subject of a picture stands free on the cloth, in the middle. */
function placeInside(form: PatchForm, subject: Subject): DesignPlace {
  const box = boxOf(form)
  const isAngular = form.outline === 'square' || form.outline === 'rectangle'
  const fitting = isAngular
    ? Math.min(box.width / subject.width, box.height / subject.height)
    : Math.min(box.width, box.height) / (2 * subject.radius)
  // A small subject far from the middle of a picture is sewn smaller, so that its place stays within the limits.
  const reach = Math.max(Math.abs(subject.x), Math.abs(subject.y))
  const place = inTheMiddle(Math.min(pictureShare * fitting, furthest / reach))
  const offset = (share: number) =>
    Math.max(-furthest, Math.min(furthest, tenth(-share * place.width)))
  return { ...place, x: offset(subject.x), y: offset(subject.y) }
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10

const inTheMiddle = (width: number): DesignPlace => ({
  x: 0,
  y: 0,
  width: Math.min(placeWidths.most, Math.max(placeWidths.least, tenth(width))),
  turn: 0,
})
