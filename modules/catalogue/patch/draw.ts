import { columnRadius } from './alphabet.ts'
import { around, arranged, type Placement } from './arrange.ts'
import { brightness, shade } from './colour.ts'
import { placeLetters } from './lettering.ts'
import { motifs } from './motifs/index.ts'
import { type Box, type OutlineShape, shapes } from './outlines.ts'
import type { Lettering, MotifUse, Recipe } from './recipe.ts'
import { type ThreadName, threads } from './threads.ts'

/** Width of the merrowed edge, and a stitch of it with the gap to the next, in picture units. */
const edgeWidth = 19
const stitch = { length: 4.2, gap: 1.3 }

export type DrawOptions = {
  /** Keeps the ids of several pictures on one page apart. */
  idPrefix?: string
  /** What the picture is called, for who can't see it. */
  title?: string
}

/** The patch of a recipe as SVG, 400 by 400. The same recipe gives the same bytes. */
export function drawPatch(recipe: Recipe, { idPrefix = 'p', title }: DrawOptions = {}): string {
  const shape = shapes[recipe.outline]
  const fills = satinFills(idPrefix)
  const room = roomForMotif(recipe, shape)
  const body = [
    recipe.accent ? drawMotif(recipe.accent, around(room), fills) : '',
    drawMotif(recipe.motif, arranged(recipe.motif.arrange, room), fills),
    recipe.lettering ? drawLettering(recipe.lettering, shape, recipe.cloth) : '',
  ].join('')
  const twill = `${idPrefix}t`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">',
    title ? `<title>${escapeXml(title)}</title>` : '',
    `<defs>${twillPattern(twill, recipe.cloth)}${fills.definitions()}</defs>`,
    `<path d="${shape.d}" fill="url(#${twill})"/>`,
    `<path d="${shape.d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="${edgeWidth + 9}" stroke-linejoin="round"/>`,
    body,
    merrowedEdge(shape, recipe.edge),
    '</svg>',
  ].join('')
}

function roomForMotif({ lettering }: Recipe, shape: OutlineShape): Box {
  if (!lettering) return shape.room
  return lettering.style === 'arched' ? shape.belowArc : shape.aboveLine
}

/** Cloth whose ribs run diagonally. */
function twillPattern(id: string, cloth: ThreadName): string {
  const colour = threads[cloth]
  return `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H6V6H0Z" fill="${colour}"/><path d="M0 1H6M0 4H6" stroke="${shade(colour, brightness(colour) > 0.5 ? -0.07 : 0.09)}" stroke-width="1.1"/></pattern>`
}

/** An overlock edge: a thick band, its stitches across it at constant length, and light on its ridge. */
function merrowedEdge({ d }: OutlineShape, edge: ThreadName): string {
  const colour = threads[edge]
  const band = (stroke: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${more}/>`
  return [
    band(shade(colour, -0.42), edgeWidth),
    band(colour, edgeWidth - 1.5, ` stroke-dasharray="${stitch.length} ${stitch.gap}"`),
    band(
      shade(colour, 0.3),
      5,
      ` stroke-opacity=".5" stroke-dasharray="${stitch.length} ${stitch.gap}"`,
    ),
  ].join('')
}

type Fills = { of(thread: ThreadName, angle: number): string; definitions(): string }

/** One pattern per thread and direction, however many shapes are filled with it. */
function satinFills(prefix: string): Fills {
  const known = new Map<string, string>()
  return {
    of(thread, angle) {
      const turned = Math.round(angle / 15) * 15
      const id = `${prefix}${thread}${turned < 0 ? `m${-turned}` : turned}`
      if (!known.has(id)) known.set(id, satinPattern(id, threads[thread], turned))
      return `url(#${id})`
    },
    definitions: () => [...known.values()].join(''),
  }
}

function satinPattern(id: string, colour: string, angle: number): string {
  return `<pattern id="${id}" width="9" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0H9V3.2H0Z" fill="${colour}"/><path d="M0 .5H9" stroke="${shade(colour, 0.24)}" stroke-width=".8"/><path d="M0 2.5H9" stroke="${shade(colour, -0.2)}" stroke-width=".8"/></pattern>`
}

function drawMotif(
  { name, threads: own }: MotifUse,
  placements: readonly Placement[],
  fills: Fills,
): string {
  const { layers } = motifs[name]
  return placements
    .map(({ x, y, scale, turn, mirrored }) => {
      const drawn = layers.map((layer) => {
        const thread = own[layer.slot % own.length] ?? 'white'
        const paint = fills.of(thread, layer.angle)
        const rim = shade(threads[thread], -0.38)
        return layer.line === undefined
          ? `<path d="${layer.d}" fill="${paint}" stroke="${rim}" stroke-width="1" stroke-linejoin="round"/>`
          : `<path d="${layer.d}" fill="none" stroke="${rim}" stroke-width="${layer.line + 1}" stroke-linecap="round" stroke-linejoin="round"/><path d="${layer.d}" fill="none" stroke="${threads[thread]}" stroke-width="${layer.line}" stroke-linecap="round" stroke-linejoin="round"/><path d="${layer.d}" fill="none" stroke="${shade(threads[thread], 0.26)}" stroke-width="${layer.line * 0.8}" stroke-dasharray="1 1.1"/>`
      })
      const transform = `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${round(mirrored ? -scale : scale, 3)} ${round(scale, 3)})`
      return `<g transform="${transform}">${drawn.join('')}</g>`
    })
    .join('')
}

/** Letters as satin columns: a shadow that lifts them off the cloth, the thread, and its single stitches. */
function drawLettering(lettering: Lettering, shape: OutlineShape, cloth: ThreadName): string {
  const colour = threads[lettering.thread]
  const ground = threads[cloth]
  const tooAlike = Math.abs(brightness(colour) - brightness(ground)) < 0.2
  const shadow = tooAlike ? (brightness(ground) > 0.5 ? '#1b1a1d' : '#f7f5f0') : shade(ground, -0.5)
  const letters = placeLetters(lettering, shape).filter(({ d }) => d)
  const column = columnRadius * 2
  const stroke = (paint: string, width: number, more: string) =>
    `<g fill="none" stroke="${paint}" stroke-width="${width}"${more}>${letters
      .map(
        ({ d, x, y, turn, scale }) =>
          `<path transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${round(scale, 3)})" d="${d}"/>`,
      )
      .join('')}</g>`
  const rounded = ' stroke-linecap="round" stroke-linejoin="round"'
  return [
    stroke(shadow, column + 0.8, rounded),
    stroke(colour, column, rounded),
    stroke(
      shade(colour, brightness(colour) > 0.75 ? -0.14 : 0.28),
      column * 0.86,
      ' stroke-dasharray=".34 .5" stroke-opacity=".75"',
    ),
  ].join('')
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
