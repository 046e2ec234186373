import type { Stitch } from '../stitches/stitch.ts'
import { alongLight, fromLight, sheen, tipOf, tonesOf } from './light.ts'
import { round, stitchesPath } from './svg-path.ts'

/** What light does to a kind of stitch. */
export type Thread = {
  /** Thickness of the thread, in picture units. */
  width: number
  /** Satin is rolled over its padding: its side towards the light shines, the other one lies in shadow. */
  raised: boolean
}

/** Number of headings within half a turn that are lit alike. */
const headings = 24

/** Groups of fewer stitches than this join one whose tone is at most this many steps away. */
const fewest = 9
const farthest = 3

/** Lengths within this factor are lit alike. */
const lengthStep = 1.7

/** Stitches in the light: a body that tapers at both ends, and a highlight, in the tones of their heading. */
export function litStitches(
  stitches: readonly Stitch[],
  colour: string,
  { width, raised }: Thread,
  newId: () => string,
): string {
  const groups = alike(stitches, raised ? Infinity : lengthStep).map(
    ({ heading, length, members }) => {
      const id = newId()
      const { body, highlight } = tonesOf(colour, sheen(heading))
      const use = (paint: string, thickness: number, [from, to]: readonly [number, number]) =>
        `<use href="#${id}" stroke="${paint}" stroke-width="${round(thickness)}" stroke-dasharray="${round((to - from) * length)} 99" stroke-dashoffset="${round(-from * length)}"/>`
      const taper = Math.min(0.2, 0.9 / length)
      return [
        `<path id="${id}" d="${stitchesPath(members)}"/>`,
        use(body, width, [taper, 1 - taper]),
        use(highlight, width * 0.45, raised ? raisedShine(heading) : flatShine),
      ].join('')
    },
  )
  return `<g stroke="${tipOf(colour)}" stroke-width="${round(width * 0.6)}">${groups.join('')}</g>`
}

/** Where a flat stitch shines, as shares of its length. */
const flatShine = [0.22, 0.72] as const

/** Where a raised stitch shines, from its end towards the light: near that end when it lies along the light. */
function raisedShine(heading: number): readonly [number, number] {
  const shift = alongLight(heading)
  return [0.28 - 0.2 * shift, 0.66 - 0.24 * shift]
}

type Alike = { heading: number; tone: number; size: number; length: number; members: Stitch[] }

/**
 * Stitches that turn away from the light by the same angle, to either side, and whose lengths differ by less than a
 * factor; each from its end towards the light to the other one. The length of a group is that of its longest stitch.
 */
function alike(stitches: readonly Stitch[], factor: number): Alike[] {
  const groups = new Map<string, Alike>()
  for (const [from, to] of stitches) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const away = dx + dy >= 0
    const heading = Math.atan2(away ? dy : -dy, away ? dx : -dx)
    const tone = Math.round((Math.abs(heading - fromLight) * headings) / Math.PI)
    const size = Math.floor(Math.log(Math.max(1, length)) / Math.log(factor))
    const key = `${tone} ${size}`
    const group = groups.get(key) ?? {
      heading: fromLight + (tone * Math.PI) / headings,
      tone,
      size,
      length: 0,
      members: [],
    }
    group.length = Math.max(group.length, length)
    group.members.push(away ? [from, to] : [to, from])
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
    const closest = kept.toSorted((a, b) => apart(a) - apart(b))[0]
    if (closest && group.members.length < fewest && apart(closest) <= farthest) {
      closest.length = Math.max(closest.length, group.length)
      closest.members.push(...group.members)
    } else kept.push(group)
  }
  return kept
}
