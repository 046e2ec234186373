import type { NumberedLimit } from '../sewing/limits.ts'

/** A ring and its numbered badge, in mm from the middle of the patch. */
export type RingPlace = {
  number: number
  x: number
  y: number
  radius: number
  badge: { x: number; y: number }
}

/** Sizes on a stage of 100: the smallest ring, a badge, and the room between the two. */
const smallest = 3
export const badgeRadius = 3.4
const apart = 0.8

/** Directions from a ring's middle in which its badge may lie, the first choice first: up to the right, and around. */
const directions = Array.from({ length: 16 }, (_, index) => {
  const turn = (index % 2 ? -1 : 1) * Math.ceil(index / 2)
  return -Math.PI / 4 + (turn * Math.PI) / 8
})

/** By how many badges' widths a badge moves away from its ring where all directions are taken. */
const steps = [0, 1, 2, 3, 4]

/** Weight of covering another badge, relative to covering a ring. */
const worse = 100

/**
 * The rings around the spots of limits on a stage of this side, each with a badge outside it: within the stage, on no
 * other badge, and on no other small ring, where there is room for that.
 */
export function ringPlaces(limits: readonly NumberedLimit[], side: number): RingPlace[] {
  const unit = side / 100
  const rings = limits
    .flatMap(({ number, spots }) => spots.map((spot) => ({ number, ...spot })))
    .map((ring) => ({ ...ring, radius: Math.max(ring.radius, smallest * unit) }))
  const most = side / 2 - badgeRadius * unit
  const places: RingPlace[] = []
  for (const ring of rings) {
    const choices = steps.flatMap((step) => {
      const away = ring.radius + (badgeRadius + apart + 2 * step * badgeRadius) * unit
      return directions.map((angle) => ({
        x: Math.max(-most, Math.min(most, ring.x + away * Math.cos(angle))),
        y: Math.max(-most, Math.min(most, ring.y + away * Math.sin(angle))),
      }))
    })
    const overlap = (badge: { x: number; y: number }): number => {
      const onBadges = places.map((other) => 2 * badgeRadius * unit - distance(badge, other.badge))
      const onRings = rings
        .filter(({ radius }) => radius < 4 * badgeRadius * unit)
        .map((other) => other.radius + badgeRadius * unit - distance(badge, other))
      return Math.max(0, ...onBadges.map((over) => worse * over), ...onRings)
    }
    const badge = choices.toSorted((one, other) => overlap(one) - overlap(other))[0]
    if (badge) places.push({ ...ring, badge })
  }
  return places
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y)
