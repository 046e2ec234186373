import { runsOf } from '../geometry/path.ts'
import { stepsAlong } from '../geometry/walk.ts'
import type { Alphabet } from './alphabet.ts'

/** Heights at which silhouettes are compared, in alphabet units from above an Å's ring to below a comma. */
export const bandHeights = Array.from({ length: 36 }, (_, band) => -4 + band * 0.5)

/** The reach of a letter to the left and to the right of its middle at each band; -Infinity where it has no ink. */
export type Silhouette = {
  /** The middle of the letter's ink, in the glyph's coordinates. */
  middle: number
  /** Half the width of the ink. */
  half: number
  left: readonly number[]
  right: readonly number[]
}

/** Marks that stand low: nothing is tucked above them. */
const low = new Set(['.', ',', '-', ':', "'"])

const known = new WeakMap<Alphabet, Map<string, Silhouette>>()
const stride = 0.25

/** The silhouette of a character's ink, `spread` wider on all sides. */
export function silhouetteOf(character: string, alphabet: Alphabet, spread = 0): Silhouette {
  const all = known.get(alphabet) ?? new Map<string, Silhouette>()
  known.set(alphabet, all)
  const key = `${character}${spread}`
  const silhouette = all.get(key) ?? measured(character, alphabet, spread)
  all.set(key, silhouette)
  return silhouette
}

function measured(character: string, { glyphs, radius }: Alphabet, spread: number): Silhouette {
  const points = runsOf(glyphs[character]?.d ?? 'M0 10H1', stride)
    .flatMap((run) => stepsAlong(run, stride))
    .map(({ at }) => at)
  const reach = radius + spread
  const xs = points.map(([x]) => x)
  const [least, most] = [Math.min(...xs) - radius, Math.max(...xs) + radius]
  const middle = (least + most) / 2
  const side = (direction: 1 | -1) =>
    bandHeights.map((height) => {
      let furthest = -Infinity
      for (const [x, y] of points) {
        const across = reach * reach - (low.has(character) ? 0 : (y - height) ** 2)
        if (across > 0) furthest = Math.max(furthest, direction * (x - middle) + Math.sqrt(across))
      }
      return furthest
    })
  return { middle, half: (most - least) / 2, left: side(-1), right: side(1) }
}
