import {
  furthest,
  halfTurn,
  placeWidths,
  sizes,
  widestMotif,
} from '../../../../modules/embroidery/rules.ts'
import type {
  ChartThread,
  DesignPlace,
  PatchDesign,
} from '../../../../modules/shared/contract/api.d.ts'

const most = (value: number, least: number, highest: number): number =>
  Math.min(highest, Math.max(least, value))
const rounded = (value: number): number => Math.round(value * 100) / 100

/** The place of a design's picture or motif; undefined without either. */
export const placeOf = ({ picture, motif }: PatchDesign): DesignPlace | undefined =>
  (picture ?? motif)?.place

/** The design with its picture or motif at another place, kept within the contract's limits. */
export function withPlace(patch: PatchDesign, change: Partial<DesignPlace>): PatchDesign {
  const { picture, motif } = patch
  const drawing = picture ?? motif
  if (!drawing) return patch
  const { x, y, width, turn } = { ...drawing.place, ...change }
  const place = {
    x: rounded(most(x, -furthest, furthest)),
    y: rounded(most(y, -furthest, furthest)),
    width: rounded(most(width, placeWidths.least, picture ? placeWidths.most : widestMotif)),
    turn: rounded(withinHalfTurn(turn)),
  }
  return picture
    ? { ...patch, picture: { ...picture, place } }
    : { ...patch, ...(motif && { motif: { ...motif, place } }) }
}

/** An angle in degrees, at most half a turn to either side. */
function withinHalfTurn(angle: number): number {
  const turn = 2 * halfTurn
  return ((((angle + halfTurn) % turn) + turn) % turn) - halfTurn
}

/** The design in another size in mm: what is on it grows along. */
export function withSize(patch: PatchDesign, wanted: number): PatchDesign {
  const size = Math.round(most(wanted, sizes.least, sizes.most))
  const place = placeOf(patch)
  const resized = { ...patch, size }
  if (!place) return resized
  const scale = size / patch.size
  return withPlace(resized, {
    x: place.x * scale,
    y: place.y * scale,
    width: place.width * scale,
  })
}

/** The threads of the design's picture or motif, in their order. */
export const threadsOf = ({ picture, motif }: PatchDesign): readonly ChartThread[] =>
  picture ? picture.threads.map(({ thread }) => thread) : (motif?.threads ?? [])

/** The design with another thread at a place in the list. */
export function withThread(patch: PatchDesign, index: number, thread: ChartThread): PatchDesign {
  const { picture, motif } = patch
  if (picture) {
    const threads = picture.threads.map((one, at) => (at === index ? { ...one, thread } : one))
    return { ...patch, picture: { ...picture, threads } }
  }
  if (!motif) return patch
  const threads = motif.threads.map((one, at) => (at === index ? thread : one))
  return { ...patch, motif: { ...motif, threads } }
}
