import type {
  DesignMotif,
  DesignPlace,
  DesignText,
  PatchDesign,
} from '../../shared/contract/api.d.ts'
import { type Placement, placed } from '../geometry/point.ts'
import { lettersAlone, lettersBeside } from '../letters/lettering.ts'
import { figureOf } from '../motif.ts'
import { type MotifName, motifs } from '../motifs/index.ts'
import { sewnLetters, sewnMotif } from '../regions.ts'
import type { Region } from '../stitches/region.ts'
import { unitsPerMm } from './embroidery.ts'
import { type Frame, shapeOf } from './frame.ts'

/** The regions of one of the shop's motifs at its place on the patch. Throws an Error for an unknown name. */
export function motifRegions({ name, place, threads }: DesignMotif, frame: Frame): Region[] {
  const motif = motifs[name as MotifName]
  if (!motif) throw new Error(`design: there is no motif '${name}'`)
  const { box } = figureOf(motif)
  const { x, y, turn, scale } = placementOf(place, frame, box.width)
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
  const centred = { x: x - box.x * cos + box.y * sin, y: y - box.x * sin - box.y * cos }
  return sewnMotif({ name: name as MotifName, threads }, [
    { ...centred, scale, turn, mirrored: false },
  ])
}

/** The regions of a text: a line beside what else is on the patch, or alone as large as the outline has room for. */
export function textRegions(
  { words, style, alphabet, thread }: DesignText,
  outline: PatchDesign['outline'],
  { shapeAt }: Frame,
  isAlone: boolean,
): Region[] {
  const shape = shapeOf(outline)
  const placedLetters =
    isAlone && style === 'straight'
      ? lettersAlone({ text: words, alphabet }, shape.room)
      : lettersBeside({ text: words, style, alphabet }, shape)
  const letters = placedLetters.map(({ runs, width }) => ({
    runs: placed(runs, shapeAt),
    width: width * shapeAt.scale,
  }))
  return sewnLetters(letters, { thread })
}

/** Where a drawing that is `width` units wide stands in the picture, by its place on the patch. */
export const placementOf = (
  place: DesignPlace,
  { middle }: Pick<Frame, 'middle'>,
  width: number,
): Placement => ({
  x: middle[0] + place.x * unitsPerMm,
  y: middle[1] + place.y * unitsPerMm,
  scale: (place.width * unitsPerMm) / width,
  turn: place.turn,
  mirrored: false,
})
