import { dstOf, planOf, productionFigures, productionSvg } from '../../embroidery/index.ts'
import { digitize, sizeInMm } from '../../embroidery/rules.ts'
import type { PatchDesign, ProductionSheet } from '../../shared/contract/api.d.ts'
import { designPixels } from './design-pixels.ts'

export type ToProduce = { design: PatchDesign; picture?: Uint8Array; label: string }
export type Produced = {
  dst: Uint8Array
  svg: string
  sheet: Omit<ProductionSheet, 'design' | 'hasOriginal' | 'isHeldBack'>
}

/** The files for the production of a design, and what they take. */
export async function produceDesign({ design, picture, label }: ToProduce): Promise<Produced> {
  const embroidery = digitize(design, picture && (await designPixels(picture)))
  const plan = planOf(embroidery)
  const { sequence, ...figures } = productionFigures(plan)
  return {
    dst: dstOf(plan, label),
    svg: productionSvg(embroidery),
    sheet: {
      ...figures,
      ...sizeInMm(embroidery),
      sequence: sequence.map(({ number }) => number),
    },
  }
}
