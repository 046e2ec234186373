import { brightness, shade } from './colour.ts'
import { edgeWidth, sewEdge } from './edge.ts'
import { insetBy } from './geometry/contour.ts'
import { type Placement, type Point, placed, type Run } from './geometry/point.ts'
import { groundShapes, twill } from './ground.ts'
import { layOut } from './layout.ts'
import type { Letter } from './lettering.ts'
import { figureOf } from './motif.ts'
import { motifs } from './motifs/index.ts'
import type { Ground, Lettering, MotifUse, Recipe } from './recipe.ts'
import { outlineOf, round, sewAcross, sewArea, sewColumn } from './sew.ts'
import { type ThreadName, threads } from './threads.ts'

/** Increase whenever the same recipe gives different bytes. The paths of pictures depend on it. */
export const rendererVersion = 3

export type DrawOptions = {
  /** Prefix of all ids, so that several pictures on one page do not collide. Default: 'p'. */
  idPrefix?: string
  /** Text alternative of the picture. */
  title?: string
}

/** Draws a recipe as SVG, 400 by 400. Deterministic: the same recipe gives the same bytes. */
export function drawPatch(recipe: Recipe, { idPrefix = 'p', title }: DrawOptions = {}): string {
  const { outline, letters, motif, accents, middle } = layOut(recipe)
  const d = outlineOf([outline])
  const [cloth, second, cut] = [`${idPrefix}t`, `${idPrefix}g`, `${idPrefix}c`]
  const { ground, border, lettering } = recipe
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">',
    title ? `<title>${escapeXml(title)}</title>` : '',
    `<defs>${twill(cloth, recipe.cloth)}${ground ? twill(second, ground.thread) : ''}<clipPath id="${cut}"><path d="${d}"/></clipPath></defs>`,
    `<path d="${d}" transform="translate(0 4)" fill="#000" fill-opacity=".2" stroke="#000" stroke-opacity=".2" stroke-width="${edgeWidth}" stroke-linejoin="round"/>`,
    `<g clip-path="url(#${cut})"><path d="${d}" fill="url(#${cloth})"/>`,
    ground ? layGround(ground, middle, second) : '',
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="${edgeWidth + 8}" stroke-linejoin="round"/></g>`,
    border ? sewBorder(outline, border) : '',
    recipe.accent ? sewMotif(recipe.accent, accents) : '',
    recipe.motif ? sewMotif(recipe.motif, motif) : '',
    lettering ? sewLetters(letters, lettering, recipe.cloth) : '',
    sewEdge(outline, recipe.edge),
    '</svg>',
  ].join('')
}

function layGround({ pattern, thread }: Ground, middle: Point, fill: string): string {
  return `<path d="${groundShapes[pattern](middle)}" fill="url(#${fill})" stroke="${shade(threads[thread], -0.3)}" stroke-width="1.4" stroke-dasharray="4 2.4"/>`
}

/** Distance of a border from the edge's centre line, inwards. */
const borderDistance = 18

/** A running stitch inside the edge. */
function sewBorder(outline: Run, thread: ThreadName): string {
  return `<path d="${outlineOf([insetBy(outline, borderDistance)])}" fill="none" stroke="${threads[thread]}" stroke-width="3.4" stroke-dasharray="9 4.5" stroke-linecap="round" stroke-linejoin="round"/>`
}

function sewMotif({ name, threads: own }: MotifUse, placements: readonly Placement[]): string {
  const { layers } = figureOf(motifs[name])
  return placements
    .flatMap((placement) =>
      layers.map(({ runs, slot, angle, line }) => {
        const thread = own[slot % own.length] ?? 'white'
        const there = placed(runs, placement)
        return line === undefined
          ? sewArea(there, thread, (placement.mirrored ? 180 - angle : angle) + placement.turn)
          : sewColumn(there, thread, line * placement.scale)
      }),
    )
    .join('')
}

/** Letters as satin columns, set off from the cloth by a shadow, or by a keyline if the recipe has one. */
function sewLetters(
  letters: readonly Letter[],
  { thread, keyline }: Lettering,
  cloth: ThreadName,
): string {
  const [colour, ground] = [threads[thread], threads[cloth]]
  const tooAlike = Math.abs(brightness(colour) - brightness(ground)) < 0.2
  const lift = tooAlike ? (brightness(ground) > 0.5 ? '#1b1a1d' : '#f7f5f0') : shade(ground, -0.55)
  const around = (paint: string, more: number) =>
    letters
      .map(
        ({ runs, width }) =>
          `<path d="${outlineOf(runs)}" stroke="${paint}" stroke-width="${round(width + more)}"/>`,
      )
      .join('')
  return [
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    keyline ? around(shade(threads[keyline], -0.4), 11) + around(threads[keyline], 9.6) : '',
    around(keyline ? shade(threads[keyline], -0.45) : lift, 1.6),
    '</g>',
    ...letters.map(({ runs, width }) => sewAcross(runs, colour, width)),
  ].join('')
}

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
