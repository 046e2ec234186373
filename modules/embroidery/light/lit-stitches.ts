import type { Stitch } from '../stitches/stitch.ts'
import type { Drawing } from './drawing.ts'
import { fallOf, type Light, sheen, tipOf, tonesOf } from './light.ts'
import { round, stitchesPath } from './svg-path.ts'

/** Properties of a kind of stitch on which its light depends. */
export type Thread = {
  /** Thickness of the thread, in picture units. */
  width: number
  /** Satin is rolled over its padding: its side towards the light shines, the other one lies in shadow. */
  raised: boolean
}

/** Number of tones between along the light and across it. */
const tones = 12

/** Groups of fewer stitches than this join one whose tone is at most this many steps away. */
const fewest = 18
const farthest = 3

/** Lengths within this factor are lit alike. */
const lengthStep = 1.7

/** Stitches in the light: a body that tapers at both ends, and a highlight, in the tones of their tilt. */
export function litStitches(
  stitches: readonly Stitch[],
  colour: string,
  { width, raised }: Thread,
  { newId, light }: Drawing,
): string {
  const groups = alike(stitches, raised ? Infinity : lengthStep, light).map(
    ({ tone, length, members }) => {
      const tilt = (tone * Math.PI) / (2 * tones)
      const id = newId()
      const { body, highlight } = tonesOf(colour, sheen(tilt))
      const use = (paint: string, thickness: number, [from, to]: readonly [number, number]) =>
        `<use href="#${id}" stroke="${paint}" stroke-width="${round(thickness)}" stroke-dasharray="${round((to - from) * length)} 99" stroke-dashoffset="${round(-from * length)}"/>`
      const taper = taperOf(length) / length
      return [
        `<path id="${id}" d="${stitchesPath(members)}"/>`,
        use(body, width * (1.06 - gapShare * sheen(tilt)), [taper, 1 - taper]),
        use(highlight, width * 0.45, raised ? raisedShine(tilt) : flatShine),
      ].join('')
    },
  )
  return `<g stroke="${tipOf(colour)}" stroke-width="${round(width * 0.6)}">${groups.join('')}</g>`
}

/** The gap beside a thread across the light lies in its shadow, and looks wider by this share of the thread. */
const gapShare = 0.16

/** Length over which a stitch tapers at each end: a short one by less, so that small dots stay round. */
const taperOf = (length: number): number => Math.min(0.9, Math.max(0.15, 0.12 * length - 0.8))

/** Where a flat stitch shines, as shares of its length. */
const flatShine = [0.22, 0.72] as const

/** Where a raised stitch shines, from its end towards the light: near that end when it lies along the light. */
function raisedShine(tilt: number): readonly [number, number] {
  const shift = Math.cos(tilt)
  return [0.28 - 0.2 * shift, 0.66 - 0.24 * shift]
}

type Alike = { tone: number; size: number; length: number; members: Stitch[] }

/** Without the last digits, in which engines differ: a stitch on the border of two groups is in the same one in all. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6

/**
 * Stitches that turn away from the light by the same angle, to either side, and whose lengths differ by less than a
 * factor; each from its end towards the light to the other one. The length of a group is that of its longest stitch.
 */
function alike(stitches: readonly Stitch[], factor: number, light: Light): Alike[] {
  const [fallX, fallY] = fallOf(light)
  const groups = new Map<string, Alike>()
  for (const [from, to] of stitches) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = exact(Math.hypot(dx, dy))
    const along = exact(dx * fallX + dy * fallY)
    const tilt = Math.atan2(Math.abs(dx * fallY - dy * fallX), Math.abs(along))
    const tone = Math.round(exact((tilt * tones * 2) / Math.PI))
    const size = Math.floor(exact(Math.log(Math.max(1, length)) / Math.log(factor)))
    const key = `${tone} ${size}`
    const group = groups.get(key) ?? { tone, size, length: 0, members: [] }
    group.length = Math.max(group.length, length)
    group.members.push(along >= 0 ? [from, to] : [to, from])
    groups.set(key, group)
  }
  return withoutSparse([...groups.values()])
}

/** Groups of a few stitches join the closest tone: alone, they would need more bytes than their stitches. */
function withoutSparse(groups: readonly Alike[]): Alike[] {
  const kept: Alike[] = []
  for (const group of groups.toSorted((a, b) => b.members.length - a.members.length)) {
    const apart = ({ tone, size }: Alike) =>
      size === group.size ? Math.abs(tone - group.tone) : Infinity
    const closest =
      group.members.length < fewest ? kept.toSorted((a, b) => apart(a) - apart(b))[0] : undefined
    if (closest && apart(closest) <= farthest) {
      closest.length = Math.max(closest.length, group.length)
      closest.members.push(...group.members)
    } else kept.push(group)
  }
  return kept
}
