import { distance, type Point } from '../../geometry/point.ts'
import { satinEdge } from '../../stitches/merrowed.ts'
import { type Region, stitched } from '../../stitches/region.ts'
import { chainsOf } from './chains.ts'
import { addCells, Cover } from './cover.ts'
import { endOf, type Line, linesOf, startOf } from './lines.ts'
import { rowStitches, satinStitches } from './top-stitches.ts'
import { travel } from './travel.ts'
import { fillUnderlay, isSatin, satinUnderlay } from './underlay.ts'

/** The purpose of a part of the thread: it lies below, is seen, or leads to another place of the region. */
type Role = 'underlay' | 'top' | 'travel'

/** A thread without a jump, in tenths of a millimetre from the middle of the patch. */
export type Piece = { role: Role; places: readonly Point[] }

/** A region as lines of thread, with the area that they cover. */
export type Sewable = { region: Region; lines: readonly Line[]; cover: Cover }

/** Longest way in tenths of a millimetre from the end of one line to the next in the same chain. */
const reach = 12

/** A region in tenths of a millimetre around the middle of the patch, which is in picture units. */
export function sewable(region: Region, middle: Point): Sewable {
  const stitches = region.kind === 'edging' ? satinEdge(region.outline) : stitched(region)
  const lines = linesOf(stitches, middle)
  return { region, lines, cover: Cover.of(lines) }
}

/** Where the needle may travel while a thread is sewn, and the cells on which that thread is sewn already. */
export type Field = { cover: Cover; sewn: Set<number> }

/**
 * The pieces of thread that sew a region, from the end that is nearest to a place of the needle: the underlay of filled
 * areas first, then one part after the other, a satin column after its own underlay. The needle travels within the
 * field, or is where it was when `isLoose`, and jumps to the first piece.
 */
export function sewRegion(
  { region, lines, cover }: Sewable,
  needle: Point,
  field: Field,
  isLoose: boolean,
): Piece[] {
  const chains = chainsOf(lines, reach)
  const hasUnderlay = region.kind !== 'running'
  const rows = hasUnderlay ? chains.filter((chain) => !isSatin(chain)).flat() : []
  const below = rows.length > 0 ? fillUnderlay(rows, Cover.of(rows)) : []
  const underlay = nearestFirst(
    below.map((line) => [line, line.toReversed()].map((places) => [{ role: 'underlay', places }])),
    needle,
  )
  const end = endOf(underlay.at(-1)?.at(-1)?.places ?? [needle])
  const top = nearestFirst(
    chains.map((chain) => [chain, backwards(chain)].map((way) => partOf(way, hasUnderlay, cover))),
    end,
  )
  return travelling([...underlay, ...top].flat(), isLoose ? undefined : needle, field)
}

/** Pieces that follow each other without a way in between. */
type Part = readonly Piece[]

const partOf = (chain: readonly Line[], hasUnderlay: boolean, cover: Cover): Part =>
  hasUnderlay && isSatin(chain)
    ? [
        { role: 'underlay', places: satinUnderlay(chain) },
        { role: 'top', places: satinStitches(chain, cover) },
      ]
    : [{ role: 'top', places: rowStitches(chain) }]

const backwards = (chain: readonly Line[]): Line[] =>
  chain.map((line) => line.toReversed()).reverse()

/** Parts in an order of short ways; each is given in both directions, of which the nearer is sewn. */
function nearestFirst(parts: readonly (readonly Part[])[], needle: Point): Part[] {
  const left = new Set(parts)
  const order: Part[] = []
  let at = needle
  while (left.size > 0) {
    let [nearest, least] = [undefined as Part | undefined, Infinity]
    let chosen: readonly Part[] | undefined
    for (const directions of left)
      for (const part of directions) {
        const away = distance(at, startOf(part[0]?.places ?? []))
        if (away < least) [nearest, chosen, least] = [part, directions, away]
      }
    if (!nearest || !chosen) throw new Error('order: a part begins nowhere')
    left.delete(chosen)
    order.push(nearest)
    at = endOf(nearest.at(-1)?.places ?? [])
  }
  return order
}

/** The same pieces with the ways to and between them that stay within the field. */
function travelling(
  pieces: readonly Piece[],
  needle: Point | undefined,
  { cover, sewn }: Field,
): Piece[] {
  let at = needle
  return pieces.flatMap((piece): Piece[] => {
    const way = at && travel(at, startOf(piece.places), cover, sewn)
    at = endOf(piece.places)
    if (piece.role === 'top') addCells(sewn, piece.places)
    return way ? [{ role: 'travel', places: way }, piece] : [piece]
  })
}
