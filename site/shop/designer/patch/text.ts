import { isWritable, mostLetters, textThread } from '../../../../modules/embroidery/rules.ts'
import type { DesignText, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** The characters of a text that the alphabets can write, in one line of at most `mostLetters`. */
export const writable = (words: string): string =>
  [...words.normalize('NFC')].filter(isWritable).join('').trimStart().slice(0, mostLetters)

/** The lines that a text is written on, in the order of the choice. */
export const textStyles = ['arched', 'straight'] as const

/**
 * The design with a changed text; an empty one is removed. A text that is written again looks like the latest one in the
 * design's `past`, whose nearest step is last.
 */
export function withText(
  patch: PatchDesign,
  change: Partial<DesignText>,
  past: readonly PatchDesign[] = [],
): PatchDesign {
  const before = patch.text ?? past.findLast(({ text }) => text)?.text ?? firstText(patch)
  const text = { ...before, ...change }
  const { text: _, ...without } = patch
  return text.words.trim() ? { ...patch, text } : without
}

/** The text of a design before its first letter is written. */
const firstText = (patch: PatchDesign): DesignText => ({
  words: '',
  style: 'arched',
  alphabet: 'block',
  thread: textThread(patch),
})
