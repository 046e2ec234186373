import { placed } from '../geometry/point.ts'
import { edgeWidth } from '../stitches/merrowed.ts'
import { type Region, stitched } from '../stitches/region.ts'
import { threads } from '../threads.ts'
import type { Drawing } from './drawing.ts'
import { gapOf, shadowBy, underlayOf } from './light.ts'
import { litStitches, type Thread } from './lit-stitches.ts'
import { outlineOf, round } from './svg-path.ts'

/** Width and relief of the threads in each kind of region. */
const lying: Record<Region['kind'], Thread> = {
  fill: { width: 1.6, raised: false },
  column: { width: 1.6, raised: true },
  satin: { width: 1.6, raised: true },
  edging: { width: 4.2, raised: true },
  running: { width: 3.2, raised: false },
}

/** A region as SVG: the shadow that it casts, its underlay, and its stitches in the light. */
export function drawRegion(region: Region, drawing: Drawing): string {
  const colour = threads[region.thread]
  const bed = bedOf(region)
  const id = drawing.newId()
  const [gap, underlay] = [gapOf(colour), underlayOf(colour)]
  const paint = bed.filled
    ? `fill="${gap}" stroke="${underlay}" stroke-width="1.5"`
    : `stroke="${gap}" stroke-width="${round(bed.width)}"`
  const shadow = bed.filled
    ? 'fill="#000" stroke="#000" stroke-width="2"'
    : `stroke="#000" stroke-width="${round(bed.width + 1)}"`
  return [
    `<defs><path id="${id}" d="${bed.d}"/></defs>`,
    `<use href="#${id}" transform="${shadowBy(drawing.light, [1.2, 1.7])}" opacity=".3" ${shadow}/>`,
    `<use href="#${id}" ${paint}/>`,
    litStitches(stitched(region), colour, lying[region.kind], drawing),
  ].join('')
}

type Bed = { d: string; filled: true } | { d: string; filled: false; width: number }

/** The shape under the stitches of a region. */
function bedOf(region: Region): Bed {
  switch (region.kind) {
    case 'fill':
      return { d: outlineOf(placed(region.runs, region.at)), filled: true }
    case 'satin':
      return { d: outlineOf(region.runs), filled: true }
    case 'column':
      return { d: outlineOf(region.runs), filled: false, width: region.width + 0.6 }
    case 'edging':
      return { d: outlineOf([region.outline]), filled: false, width: edgeWidth }
    case 'running':
      return { d: outlineOf([region.run]), filled: false, width: 0.4 }
  }
}
