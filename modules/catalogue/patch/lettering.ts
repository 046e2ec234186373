import { columnRadius, glyphOf, letterGap, textWidth } from './alphabet.ts'
import type { Arc, Box, OutlineShape } from './outlines.ts'
import type { Lettering } from './recipe.ts'

/** A letter's path with its place: moved, turned (degrees) and scaled. */
export type PlacedLetter = { d: string; x: number; y: number; turn: number; scale: number }

/** Height of capitals in alphabet units, and the room that Å's ring and commas need beyond them. */
const capital = 10
const reach = { above: 3.6, below: 2.4 }
const lineHeight = capital + reach.above + reach.below

const middleOfPicture = 200

/** Picture units per alphabet unit at the most: short words do not grow without end. */
const largestScale = 4.6

/** Every letter of a text, fitted to what the outline offers its style. */
export function placeLetters(
  { text, style }: Pick<Lettering, 'text' | 'style'>,
  shape: OutlineShape,
): PlacedLetter[] {
  const capitals = text.toLocaleUpperCase('nb')
  if (style === 'arched') return onArc(capitals, shape.arc)
  if (style === 'stacked') return stacked(linesOf(capitals), shape.line)
  return onLine(capitals, shape.line, shape.line.y, shape.line.height)
}

function onLine(text: string, { x, width }: Box, middle: number, height: number): PlacedLetter[] {
  const scale = Math.min(largestScale, width / textWidth(text), height / lineHeight)
  let left = x - (textWidth(text) / 2 - columnRadius) * scale
  return [...text].map((character) => {
    const { d, width: own } = glyphOf(character)
    const letter = { d, x: left, y: middle - (capital / 2) * scale, turn: 0, scale }
    left += (own + letterGap) * scale
    return letter
  })
}

/** Two lines, each lower than one; they grow away from the edge that their place is near to. */
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

/** Letters stand on the circle, the middle of the text at its top. */
function onArc(text: string, { x, y, radius, span, height }: Arc): PlacedLetter[] {
  const length = (radius * span * Math.PI) / 180
  const scale = Math.min(3.6, length / textWidth(text), height / (capital + reach.above))
  const baseline = radius
  let along = -(textWidth(text) / 2 - columnRadius) * scale
  return [...text].map((character) => {
    const { d, width } = glyphOf(character)
    const angle = (along + (width / 2) * scale) / baseline
    along += (width + letterGap) * scale
    // The glyph's own origin is its upper left corner; it turns around the middle of its foot.
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
