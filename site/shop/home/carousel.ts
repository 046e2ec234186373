/** The number of visible slides, and the drag distance in pixels that changes the slide (specification, section 9). */
const visibleSlides = 5
const swipeThreshold = 50

/** The offset of a slide from the middle one, the shorter way round; negative to the left. */
export function offsetOf(slide: number, middle: number, count: number): number {
  const half = Math.floor(count / 2)
  return ((slide - middle + half + count) % count) - half
}

/** Whether the slide at this offset is visible. */
export const isVisible = (offset: number): boolean => Math.abs(offset) <= (visibleSlides - 1) / 2

/** The steps of a drag over this distance in pixels: at most one; dragging right goes back. */
export const stepsOfDrag = (distance: number): -1 | 0 | 1 =>
  Math.abs(distance) <= swipeThreshold ? 0 : distance < 0 ? 1 : -1
