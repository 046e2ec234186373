import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { widestMotif } from '../design-limits.ts'
import { isWritable } from '../letters/alphabets.ts'
import { motifNames } from '../motifs/index.ts'

/** Why a design of the contract's shape cannot be sewn. */
export type DesignProblem = 'nothing-drawn' | 'unknown-motif' | 'motif-too-wide' | 'unwritable-text'

/** The first problem of a design; undefined when it can be sewn. */
export function problemOf({ picture, motif, text }: PatchDesign): DesignProblem | undefined {
  if (!picture && !motif && !text) return 'nothing-drawn'
  if (motif && !motifNames.some((name) => name === motif.name)) return 'unknown-motif'
  if (motif && motif.place.width > widestMotif) return 'motif-too-wide'
  if (text && !(text.words.trim() && [...text.words.normalize('NFC')].every(isWritable)))
    return 'unwritable-text'
  return undefined
}
