import { boxAround } from '../../geometry/point.ts'
import type { Region } from '../../stitches/region.ts'
import { unitsPerMm } from '../embroidery.ts'
import type { Frame } from '../frame.ts'
import type { Spot } from './places.ts'

/** Letters below this height in mm close up. */
const lowestLetter = 3

/** Where the letters of a text are too low to sew, given its regions; undefined where they are not. */
export function lowLetters(regions: readonly Region[], frame: Frame): Spot | undefined {
  const runs = regions.flatMap((region) => (region.kind === 'column' ? region.runs : []))
  if (runs.length === 0) return undefined
  const heights = runs.map((run) => boxAround([run]).height)
  const [width] = regions.flatMap((region) => (region.kind === 'column' ? region.width : []))
  const height = (Math.max(...heights) + (width ?? 0)) / unitsPerMm
  if (height >= lowestLetter) return undefined
  const box = boxAround(runs)
  return {
    x: (box.x - frame.middle[0]) / unitsPerMm,
    y: (box.y - frame.middle[1]) / unitsPerMm,
    radius: box.width / 2 / unitsPerMm,
  }
}
