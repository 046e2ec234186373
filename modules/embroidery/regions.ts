import { insetBy } from './geometry/contour.ts'
import { type Placement, placed, type Run } from './geometry/point.ts'
import type { Layout } from './layout/placed-parts.ts'
import type { Letter } from './letters/lettering.ts'
import { figureOf } from './motif.ts'
import { motifs } from './motifs/index.ts'
import type { Lettering, MotifUse, Recipe } from './recipe.ts'
import type { Region } from './stitches/region.ts'
import type { ThreadName } from './threads.ts'

/** Distance of a border from the edge's centre line, inwards, and of its stitches from each other. */
const borderDistance = 18
const borderStride = 13.5

/** Width of a keyline on each side of a letter. */
const keylineWidth = 4.6

/** Everything that is sewn on the cloth of a patch, in the order of sewing: the edge comes last. */
export function regionsOf(recipe: Recipe, layout: Layout): Region[] {
  const { outline, letters, motif, accents } = layout
  const { border, accent, lettering, edge } = recipe
  return [
    ...(border ? [borderAlong(outline, border)] : []),
    ...(accent ? sewnMotif(accent, accents) : []),
    ...(recipe.motif ? sewnMotif(recipe.motif, motif) : []),
    ...(lettering ? sewnLetters(letters, lettering) : []),
    { kind: 'edging', thread: edge, outline },
  ]
}

/** A motif's copies, in the order of its layers. */
export function sewnMotif(
  { name, threads }: Omit<MotifUse, 'arrange'>,
  placements: readonly Placement[],
): Region[] {
  const { layers } = figureOf(motifs[name])
  return placements.flatMap((at) =>
    layers.map(({ runs, slot, course, line }): Region => {
      const thread = threads[slot % threads.length] ?? 'white'
      return line === undefined
        ? { kind: 'fill', thread, runs, course, at }
        : { kind: 'column', thread, runs: placed(runs, at), width: line * at.scale }
    }),
  )
}

/** Letters of one size are one region: the machine does not change the thread between them. */
export function sewnLetters(
  letters: readonly Letter[],
  { thread, keyline }: Pick<Lettering, 'thread' | 'keyline'>,
): Region[] {
  const sizes = Map.groupBy(letters, ({ width }) => width)
  const sewn = (colour: ThreadName, more: number): Region[] =>
    [...sizes].map(([width, alike]) => ({
      kind: 'column',
      thread: colour,
      runs: alike.flatMap(({ runs }) => runs),
      width: width + more,
    }))
  return [...(keyline ? sewn(keyline, 2 * keylineWidth) : []), ...sewn(thread, 0)]
}

const borderAlong = (outline: Run, thread: ThreadName): Region => ({
  kind: 'running',
  thread,
  run: insetBy(outline, borderDistance),
  stride: borderStride,
})
