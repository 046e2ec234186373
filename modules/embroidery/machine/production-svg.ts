import { type Embroidery, unitsPerMm } from '../digitizing/embroidery.ts'
import { stitchesPath } from '../light/svg-path.ts'
import { outerRim } from '../stitches/merrowed.ts'
import { type Region, stitched } from '../stitches/region.ts'
import { threads } from '../threads.ts'
import { spoolOf } from './spool.ts'

/** Width of a thread in millimetres: embroidery thread no. 40. */
const threadWidth = 0.4

const cutWidth = 0.1

/**
 * The drawing that production cuts and checks by, as SVG in true size with the millimetre as its unit: the cloth with the
 * line along which it is cut, outside the edge, and a group of stitches for each region with its thread.
 */
export function productionSvg({ width, height, outline, cloth, regions }: Embroidery): string {
  const [wide, high] = [mm(width), mm(height)]
  const cut = outerRim(outline)
    .map(([x, y]) => `${mm(x)} ${mm(y)}`)
    .join('L')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}mm" height="${high}mm" viewBox="0 0 ${wide} ${high}">`,
    `<path id="cloth" d="M${cut}Z" fill="${threads[cloth]}"/>`,
    `<g id="stitches" fill="none" stroke-width="${threadWidth}" stroke-linecap="round">`,
    ...regions.map(groupOf),
    '</g>',
    `<path id="cut" d="M${cut}Z" fill="none" stroke="#f0f" stroke-width="${cutWidth}"/>`,
    '</svg>',
  ].join('\n')
}

function groupOf(region: Region, index: number): string {
  const { number, label, hex } = spoolOf(region.thread)
  const name = region.kind === 'edging' ? 'edge' : `region-${index + 1}`
  const title = `${number} ${label}`
  // Paths are in picture units, in which their coordinates are short.
  return `<g id="${name}" data-thread="${number}" data-label="${label}" stroke="${hex}"><title>${title}</title><path transform="scale(${1 / unitsPerMm})" stroke-width="${threadWidth * unitsPerMm}" d="${stitchesPath(stitched(region))}"/></g>`
}

/** Picture units in millimetres, to a hundredth. */
const mm = (units: number): number => Math.round((units / unitsPerMm) * 100) / 100
