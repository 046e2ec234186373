import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { alphabets, written } from '../letters/alphabets.ts'
import { motifNames } from '../motifs/index.ts'

/** The widest motif in mm: twice as wide as the largest patch. All of it is stitched before it is cut off at the edge. */
export const widestMotif = 240

/** Why a design of the contract's shape cannot be sewn. */
export type DesignProblem = 'nothing-drawn' | 'unknown-motif' | 'motif-too-wide' | 'unwritable-text'

/** What is wrong with a design; undefined when it can be sewn. */
export function problemOf({ picture, motif, text }: PatchDesign): DesignProblem | undefined {
  if (!picture && !motif && !text) return 'nothing-drawn'
  if (motif && !motifNames.some((name) => name === motif.name)) return 'unknown-motif'
  if (motif && motif.place.width > widestMotif) return 'motif-too-wide'
  if (text && !isWritable(text)) return 'unwritable-text'
  return undefined
}

function isWritable({ words, alphabet: name }: NonNullable<PatchDesign['text']>): boolean {
  const alphabet = alphabets[name]
  const letters = [...written(words, alphabet)].filter((character) => character !== ' ')
  return (
    letters.length > 0 && letters.every((character) => Object.hasOwn(alphabet.glyphs, character))
  )
}
