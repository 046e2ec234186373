import { dstOf, planOf, productionFigures, productionSvg } from '../../embroidery/index.ts'
import { type Embroidery, sizeInMm } from '../../embroidery/rules.ts'
import type { ProductionSheet } from '../../shared/contract/api.d.ts'
import type { SewingContent } from '../pictures/picture-files.ts'

/** Figures for the sewing of a design, stored with the design. */
export type SewingFigures = Omit<ProductionSheet, 'design' | 'hasOriginal' | 'isHeldBack'>

/** The files for the production of a design, and what they take. The machine shows the label. */
export function sewingFilesOf(embroidery: Embroidery, label: string): SewingContent {
  const plan = planOf(embroidery)
  const { sequence, ...figures } = productionFigures(plan)
  const sewingFigures: SewingFigures = {
    ...figures,
    ...sizeInMm(embroidery),
    sequence: sequence.map(({ number }) => number),
  }
  return {
    dst: dstOf(plan, label),
    svg: Buffer.from(productionSvg(embroidery)),
    json: Buffer.from(JSON.stringify(sewingFigures)),
  }
}

/** Reads what `sewingFilesOf` has written. */
export const figuresOf = (json: Buffer): SewingFigures => JSON.parse(json.toString())
