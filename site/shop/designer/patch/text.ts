import type { DesignText, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** The longest line of text, as the contract limits it. */
export const mostLetters = 24

/** What the alphabets cannot write. */
const unwritten = /[^A-Za-zÆØÅæøå0-9 .,!?'&+:/-]/g

/** What an alphabet can write of a text, in one line. */
export const writable = (words: string): string =>
  words.normalize('NFC').replace(unwritten, '').replace(/^ +/, '').slice(0, mostLetters)

/** The text of a design before its first letter is written. */
const firstText: DesignText = { words: '', style: 'arched', alphabet: 'block', thread: 'navy' }

/**
 * The design with a changed text; an empty one is removed. A text that is written again looks like the latest one in the
 * design's `past`, whose nearest step is last.
 */
export function withText(
  patch: PatchDesign,
  change: Partial<DesignText>,
  past: readonly PatchDesign[] = [],
): PatchDesign {
  const before = patch.text ?? past.findLast(({ text }) => text)?.text
  const text = { ...firstText, thread: patch.edge, ...before, ...change }
  const { text: _, ...without } = patch
  return text.words.trim() ? { ...patch, text } : without
}
