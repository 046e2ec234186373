import { columnRadius, glyphOf, letterGap, textWidth } from './alphabet.ts'
import { runsOf } from './geometry/path.ts'
import { type Box, placed, type Run } from './geometry/point.ts'
import type { Arc, OutlineShape } from './outlines.ts'
import type { Lettering } from './recipe.ts'

/** A letter's path and its transformation: moved, turned (degrees) and scaled. */
type PlacedLetter = { d: string; x: number; y: number; turn: number; scale: number }

/** The centre lines of a letter's satin column, and the column's width in picture units. */
export type Letter = { runs: Run[]; width: number }

/** Height of capitals in alphabet units, and the space above and below them for Å's ring and for commas. */
const capital = 10
const reach = { above: 4, below: 2.6 }
const lineHeight = capital + reach.above + reach.below

const middleOfPicture = 200

/** Maximum picture units per alphabet unit, which limits the size of short words. */
const largestScale = 4.6
const largestAlone = 15

/** The letters of a text beside a motif, fitted to the place that the outline has for the style. */
export function lettersBeside(
  { text, style }: Pick<Lettering, 'text' | 'style'>,
  shape: Pick<OutlineShape, 'line' | 'arc'>,
): Letter[] {
  const capitals = text.toLocaleUpperCase('nb')
  if (style === 'arched') return sewn(onArc(capitals, shape.arc))
  if (style === 'stacked') return sewn(stacked(linesOf(capitals), shape.line))
  return sewn(onLine(capitals, shape.line, shape.line.y, shape.line.height))
}

/** The letters of a text without a motif: one line per word, each as wide as the room allows. */
export function lettersAlone({ text }: Pick<Lettering, 'text'>, room: Box): Letter[] {
  const lines = shortWordsJoined(text.toLocaleUpperCase('nb').split(' ').filter(Boolean))
  const heights = lines.map(
    (line) => Math.min(largestAlone, room.width / textWidth(line)) * lineHeight,
  )
  const total = heights.reduce((sum, height) => sum + height, 0)
  const share = Math.min(1, room.height / total)
  let top = room.y - (total * share) / 2
  return lines.flatMap((line, index) => {
    const height = (heights[index] ?? 0) * share
    top += height
    return sewn(onLine(line, room, top - height / 2, height, largestAlone))
  })
}

const glyphPiece = 0.6

const sewn = (letters: readonly PlacedLetter[]): Letter[] =>
  letters
    .filter(({ d }) => d)
    .map(({ d, ...place }) => ({
      runs: placed(runsOf(d, glyphPiece), { ...place, mirrored: false }),
      width: 2 * columnRadius * place.scale,
    }))

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

function onLine(
  text: string,
  { x, width }: Box,
  middle: number,
  height: number,
  largest = largestScale,
): PlacedLetter[] {
  const scale = Math.min(largest, width / textWidth(text), height / lineHeight)
  let left = x - (textWidth(text) / 2 - columnRadius) * scale
  return [...text].map((character) => {
    const { d, width: own } = glyphOf(character)
    const letter = { d, x: left, y: middle - (capital / 2) * scale, turn: 0, scale }
    left += (own + letterGap) * scale
    return letter
  })
}

/** Two lines, each lower than a single one. They grow away from the nearest edge. */
function stacked(lines: readonly string[], line: Box): PlacedLetter[] {
  if (lines.length === 1) return onLine(lines[0] ?? '', line, line.y, line.height)
  const height = line.height * 0.72
  const inwards = Math.sign(middleOfPicture - line.y) * (height - line.height / 2)
  return lines.flatMap((text, index) => {
    const middle = line.y + (index - (lines.length - 1) / 2) * height * 0.98 + inwards
    return onLine(text, { ...line, width: line.width * 0.94 }, middle, height)
  })
}

function linesOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return [text]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(textWidth))
  return splits.reduce((best, next) => (longest(next) < longest(best) ? next : best))
}

/** Letters along the arc, with the middle of the text at its top. */
function onArc(text: string, { x, y, radius, span, height }: Arc): PlacedLetter[] {
  const length = (radius * span * Math.PI) / 180
  const scale = Math.min(3.6, length / textWidth(text), height / (capital + reach.above))
  const baseline = radius
  let along = -(textWidth(text) / 2 - columnRadius) * scale
  return [...text].map((character) => {
    const { d, width } = glyphOf(character)
    const angle = (along + (width / 2) * scale) / baseline
    along += (width + letterGap) * scale
    // The glyph's origin is its upper left corner; it turns around the middle of its baseline.
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const [dx, dy] = [(-width / 2) * scale, -capital * scale]
    return {
      d,
      x: x + baseline * sin + dx * cos - dy * sin,
      y: y - baseline * cos + dx * sin + dy * cos,
      turn: (angle * 180) / Math.PI,
      scale,
    }
  })
}
