import { runsOf } from '../geometry/path.ts'
import { type Box, placed, type Run } from '../geometry/point.ts'
import type { Arc, OutlineShape } from '../outlines.ts'
import type { Lettering } from '../recipe.ts'
import type { Alphabet } from './alphabet.ts'
import { alphabets, written } from './alphabets.ts'
import { bandHeights, silhouetteOf } from './silhouette.ts'
import { type Spacing, spaced, textWidth } from './spacing.ts'

/** A glyph's transformation: moved, turned (degrees) and scaled. */
type PlacedGlyph = { character: string; x: number; y: number; turn: number; scale: number }

/** The centre lines of a letter's satin column, and the column's width in picture units. */
export type Letter = { runs: Run[]; width: number }

/** A text's own part of a recipe. */
type Words = Pick<Lettering, 'text' | 'alphabet'>

/** Height of capitals in alphabet units. */
const capital = 10

/** The reach of a line of letters up and down, in alphabet units below the top of capitals. */
type Reach = { top: number; bottom: number }

/** That of capitals, with space for Å's ring and for commas. */
const reachOfCapitals: Reach = { top: -4, bottom: capital + 2.6 }

const middleOfPicture = 200

/** Maximum picture units per alphabet unit, which limits the size of short words. */
const largest = { onLine: 4.6, onArc: 3.6, alone: 15 }

/** Factor by which joined letters may be larger, since most of them are low. */
const moreForJoined = 1.25

/** The letters of a text beside a motif, fitted to the place that the outline has for the style. */
export function lettersBeside(
  { text, style, alphabet: name = 'block' }: Words & Pick<Lettering, 'style'>,
  shape: Pick<OutlineShape, 'line' | 'arc'>,
): Letter[] {
  const alphabet = alphabets[name]
  const words = written(text, alphabet)
  const glyphs =
    style === 'arched'
      ? onArc(words, alphabet, shape.arc)
      : style === 'stacked'
        ? stacked(linesOf(words, alphabet), alphabet, shape.line)
        : onLine(words, alphabet, shape.line)
  return sewn(glyphs, alphabet)
}

/** The letters of a text without a motif: one line per word, each as wide as the room allows. */
export function lettersAlone({ text, alphabet: name = 'block' }: Words, room: Box): Letter[] {
  const alphabet = alphabets[name]
  const lines = shortWordsJoined(written(text, alphabet).split(' ').filter(Boolean))
  const heights = lines.map((line) => {
    const { top, bottom } = reachOf(line, alphabet)
    return Math.min(largest.alone, room.width / textWidth(line, alphabet)) * (bottom - top)
  })
  const total = heights.reduce((sum, height) => sum + height, 0)
  const share = Math.min(1, room.height / total)
  let top = room.y - (total * share) / 2
  return lines.flatMap((line, index) => {
    const height = (heights[index] ?? 0) * share
    top += height
    const place = { ...room, y: top - height / 2, height }
    return sewn(onLine(line, alphabet, place, largest.alone), alphabet)
  })
}

const glyphPiece = 0.6

const sewn = (glyphs: readonly PlacedGlyph[], { glyphs: all, radius }: Alphabet): Letter[] =>
  glyphs.map(({ character, ...place }) => ({
    runs: placed(runsOf(all[character]?.d ?? '', glyphPiece), { ...place, mirrored: false }),
    width: 2 * radius * place.scale,
  }))

/** Capitals all reach as far, so that lines of one length have one size; joined letters as far as those of the text. */
function reachOf(text: string, alphabet: Alphabet): Reach {
  if (alphabet.joint === undefined) return reachOfCapitals
  const letters = [...text].filter((character) => character !== ' ')
  const inked = bandHeights.filter((_, band) =>
    letters.some((character) => silhouetteOf(character, alphabet).left[band] !== -Infinity),
  )
  return { top: Math.min(0, ...inked) - 1, bottom: Math.max(capital, ...inked) + 1 }
}

/** Height of a text's optical middle: that of its capitals, or of all its ink where letters hang below the line. */
const middleOf = (text: string, alphabet: Alphabet): number => {
  if (alphabet.joint === undefined) return capital / 2
  const { top, bottom } = reachOf(text, alphabet)
  return (top + bottom) / 2
}

const sizeLimit = (most: number, { joint }: Alphabet): number =>
  joint === undefined ? most : most * moreForJoined

/** Joins words of up to two letters to the next word's line, or to the previous one at the end. */
function shortWordsJoined(words: readonly string[]): string[] {
  const lines: string[] = []
  let open = ''
  for (const word of words) {
    open = open ? `${open} ${word}` : word
    if (word.length > 2) {
      lines.push(open)
      open = ''
    }
  }
  if (!open) return lines
  return lines.length ? [...lines.slice(0, -1), `${lines.at(-1)} ${open}`] : [open]
}

/** Glyphs in the middle of a box, as large as it allows. */
function onLine(
  text: string,
  alphabet: Alphabet,
  { x, y, width, height }: Box,
  mostScale = largest.onLine,
): PlacedGlyph[] {
  const line = spaced(text, alphabet)
  const { top, bottom } = reachOf(text, alphabet)
  const scale = Math.min(
    sizeLimit(mostScale, alphabet),
    width / line.width,
    height / (bottom - top),
  )
  return line.letters.map(({ character, middle }) => ({
    character,
    x: x + (middle - line.width / 2 - silhouetteOf(character, alphabet).middle) * scale,
    y: y - middleOf(text, alphabet) * scale,
    turn: 0,
    scale,
  }))
}

/** Two lines, each lower than a single one. They grow away from the nearest edge. */
function stacked(lines: readonly string[], alphabet: Alphabet, line: Box): PlacedGlyph[] {
  if (lines.length === 1) return onLine(lines[0] ?? '', alphabet, line)
  const height = line.height * 0.72
  const inwards = Math.sign(middleOfPicture - line.y) * (height - line.height / 2)
  return lines.flatMap((text, index) => {
    const y = line.y + (index - (lines.length - 1) / 2) * height * 0.98 + inwards
    return onLine(text, alphabet, { x: line.x, y, width: line.width * 0.94, height })
  })
}

function linesOf(text: string, alphabet: Alphabet): string[] {
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return [text]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => textWidth(line, alphabet)))
  return splits.reduce((best, next) => (longest(next) < longest(best) ? next : best))
}

/** Letters along the arc, with the middle of the text at its top. */
function onArc(
  text: string,
  alphabet: Alphabet,
  { x, y, radius, span, height }: Arc,
): PlacedGlyph[] {
  const length = (radius * span * Math.PI) / 180
  const { top } = reachOf(text, alphabet)
  const scaleOf = ({ width }: Spacing) =>
    Math.min(sizeLimit(largest.onArc, alphabet), length / width, height / (capital - top))
  // The curvature in alphabet units depends on the scale, and hardly changes it.
  const arc = spaced(text, alphabet, scaleOf(spaced(text, alphabet)) / radius)
  const scale = scaleOf(arc)
  return arc.letters.map(({ character, middle }) => {
    const angle = ((middle - arc.width / 2) * scale) / radius
    // The glyph turns around the middle of its baseline; its origin is its upper left corner.
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const dx = -silhouetteOf(character, alphabet).middle * scale
    const dy = -capital * scale
    return {
      character,
      x: x + radius * sin + dx * cos - dy * sin,
      y: y - radius * cos + dx * sin + dy * cos,
      turn: (angle * 180) / Math.PI,
      scale,
    }
  })
}
