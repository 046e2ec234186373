import { clothUnder, firstPatch, withReadableText } from '../../../../modules/embroidery/rules.ts'
import type { ChartThread, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** Share of a round patch that a motif takes up. */
const motifShare = 0.62

/** A design of nothing but a text on a cloth. */
export const startOfText = (words: string): PatchDesign => ({
  ...firstPatch,
  cloth: 'red',
  text: { words, style: 'straight', alphabet: 'block', thread: 'white' },
})

/** The cloth of a motif, if it is seen on it. */
export const motifCloth = 'cream'

/**
 * A design with one of the shop's motifs, in these threads. It takes over form, cloth and text of the design before; cloth
 * and text get others where the motif could not be seen on the cloth, or the text not be read.
 */
export function startOfMotif(
  name: string,
  threads: readonly ChartThread[],
  before?: PatchDesign,
): PatchDesign {
  const { picture: _, motif, ...kept } = before ?? { ...firstPatch, cloth: motifCloth }
  const place = motif?.place ?? { x: 0, y: 0, width: Math.round(kept.size * motifShare), turn: 0 }
  const cloth = clothUnder(threads, [kept.cloth])
  return withReadableText({ ...kept, cloth, motif: { name, place, threads: [...threads] } })
}
