/** Slides that are visible, and pixels beyond which a drag changes the slide (specification, section 9). */
const visibleSlides = 5
const swipeThreshold = 50

/** The place of a slide beside the one in the middle, the shorter way round: negative to the left of it. */
export function offsetOf(slide: number, middle: number, count: number): number {
  const half = Math.floor(count / 2)
  return ((slide - middle + half + count) % count) - half
}

/** A slide that stands among the visible ones. */
export const isVisible = (offset: number): boolean => Math.abs(offset) <= (visibleSlides - 1) / 2

/** How many slides a drag of so many pixels goes on: one at most, and back when it went to the right. */
export const stepsOfDrag = (distance: number): -1 | 0 | 1 =>
  Math.abs(distance) <= swipeThreshold ? 0 : distance < 0 ? 1 : -1
