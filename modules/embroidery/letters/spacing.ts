import type { Alphabet } from './alphabet.ts'
import { bandHeights, silhouetteOf } from './silhouette.ts'

/** White between two letters, in alphabet units. */
type Gap = {
  /** On average along their height, and at the narrowest place. */
  average: number
  least: number
  /** Counts at most at one height: where letters stand further apart, more room does not look wider. */
  widest: number
  /** Between the outer edges, at whatever height: negative where a letter may reach over the other one. */
  edges: number
}

const gap: Gap = { average: 1.9, least: 1.25, widest: 3.4, edges: -Infinity }
const wordGap: Gap = { average: 4.8, least: 4.8, widest: 6.5, edges: 3.8 }

/** Baseline of capitals, and the bands between it and their top. */
const baseline = 10
const tall = bandHeights.map((height) => height > 0 && height < baseline)

/** A text on a line: the middle of each letter's ink along the baseline from the left end, and the text's width. */
export type Spacing = { letters: { character: string; middle: number }[]; width: number }

/**
 * Places letters so that the white between them looks even, whatever their shapes. `bend` is the curvature of an arc
 * under the letters (1 / radius in alphabet units), on which they stand apart at the top. Characters missing from the
 * alphabet separate words.
 */
export function spaced(text: string, alphabet: Alphabet, bend = 0): Spacing {
  const letters: Spacing['letters'] = []
  let [middle, previous, words] = [0, '', false]
  for (const character of text) {
    if (!(character in alphabet.glyphs)) {
      words = true
      continue
    }
    const { half } = silhouetteOf(character, alphabet)
    if (!previous) middle = half
    else if (!words && joined(previous, character, alphabet))
      middle += advanceJoined(previous, character, alphabet, bend)
    else middle += advance(previous, character, alphabet, words ? wordGap : gap, bend)
    letters.push({ character, middle })
    previous = character
    words = false
  }
  const half = previous ? silhouetteOf(previous, alphabet).half : 0
  return { letters, width: middle + half }
}

/** Width of a text on a straight line in alphabet units, columns included. */
export const textWidth = (text: string, alphabet: Alphabet): number => spaced(text, alphabet).width

/** Whether a letter is written without lifting the pen after the one before it. */
const joined = (before: string, after: string, { joint }: Alphabet): boolean =>
  joint !== undefined && /\p{L}/u.test(before) && /\p{Ll}/u.test(after)

/** Distance along the baseline between the middles of two letters that meet at the alphabet's joint. */
function advanceJoined(before: string, after: string, alphabet: Alphabet, bend: number): number {
  const { glyphs, joint = baseline } = alphabet
  const [from, to] = [silhouetteOf(before, alphabet).middle, silhouetteOf(after, alphabet).middle]
  return ((glyphs[before]?.width ?? 0) + to - from) / (1 + (baseline - joint) * bend)
}

/** Distance along the baseline from the middle of one letter to that of the next. */
function advance(
  before: string,
  after: string,
  alphabet: Alphabet,
  { average, least, widest, edges }: Gap,
  bend: number,
): number {
  const [one, other] = [silhouetteOf(before, alphabet), silhouetteOf(after, alphabet)]
  const around = silhouetteOf(before, alphabet, least)
  const stretch = bandHeights.map((height) => 1 + (baseline - height) * bend)
  // The spread silhouette keeps the letters apart in every direction, not only along the line.
  const nearest = Math.max(
    one.half + edges + other.half,
    ...bandHeights.map(
      (_, band) => ((around.right[band] ?? 0) + (other.left[band] ?? 0)) / (stretch[band] ?? 1),
    ),
  )
  const bands = bandHeights.flatMap((_, band) =>
    tall[band]
      ? [{ taken: (one.right[band] ?? 0) + (other.left[band] ?? 0), stretch: stretch[band] ?? 1 }]
      : [],
  )
  const white = (distance: number): number =>
    bands.reduce(
      (sum, { taken, stretch: wider }) => sum + Math.min(widest, distance * wider - taken),
      0,
    ) / bands.length
  let [near, far] = [nearest, nearest + 2 * average]
  if (white(near) >= average) return near
  for (let halving = 0; halving < 12; halving++) {
    const tried = (near + far) / 2
    if (white(tried) < average) near = tried
    else far = tried
  }
  return far
}
