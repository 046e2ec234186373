import type { Alphabet } from './alphabet.ts'
import { block } from './block.ts'
import { script } from './script.ts'
import { slab } from './slab.ts'

/** The alphabets of the shop, by the name in a recipe. */
export const alphabets = { block, slab, script } as const satisfies Record<string, Alphabet>
export type AlphabetName = keyof typeof alphabets
export const alphabetNames = Object.keys(alphabets) as AlphabetName[]

/** A text as the alphabet writes it: Å as one letter, even if a keyboard composed it of A and a ring. */
export function written(text: string, { capitals }: Alphabet): string {
  const composed = text.normalize('NFC')
  return capitals ? composed.toLocaleUpperCase('nb') : composed
}

/** Whether each alphabet has a character, so that a text can change its alphabet; a space stands between words. */
export const isWritable = (character: string): boolean =>
  character === ' ' ||
  Object.values<Alphabet>(alphabets).every((alphabet) =>
    Object.hasOwn(alphabet.glyphs, written(character, alphabet)),
  )
