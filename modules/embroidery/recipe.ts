import type { AlphabetName } from './letters/alphabets.ts'
import type { MotifName } from './motifs/index.ts'
import type { ThreadName } from './threads.ts'

/** Outlines of a patch. */
export const outlines = [
  'circle',
  'oval',
  'shield',
  'square',
  'banner',
  'hexagon',
  'heart',
  'star',
  'ticket',
  'pennant',
  'triangle',
  'contour',
] as const
export type Outline = (typeof outlines)[number]

/** Arrangements of a motif's copies. */
export const arrangements = ['single', 'pair', 'trio', 'row', 'ring', 'scatter', 'mirror'] as const
export type Arrangement = (typeof arrangements)[number]

/** Number of copies of an accent; `scatter` fills the room. */
export const accentArrangements = ['single', 'pair', 'trio', 'scatter'] as const
export type AccentArrangement = (typeof accentArrangements)[number]

/** Styles of lettering beside a motif. */
export const letteringStyles = ['straight', 'arched', 'stacked'] as const
type LetteringStyle = (typeof letteringStyles)[number]

/** Patterns of a second cloth. */
export const groundPatterns = [
  'rays',
  'stripes',
  'pinstripes',
  'diagonal',
  'half',
  'split',
  'hills',
  'waves',
  'disc',
  'burst',
  'checks',
  'dots',
  'zigzag',
  'confetti',
] as const
export type GroundPattern = (typeof groundPatterns)[number]

/** A motif from the library, the threads for its slots, and the arrangement of its copies. */
export type MotifUse = { name: MotifName; threads: ThreadName[]; arrange: Arrangement }

/** Small copies of a motif in the free places. */
export type AccentUse = Omit<MotifUse, 'arrange'> & { arrange: AccentArrangement }

/** A text of at most 24 characters in an alphabet, by default the block capitals. A keyline surrounds each letter. */
export type Lettering = {
  text: string
  style: LetteringStyle
  alphabet?: AlphabetName
  thread: ThreadName
  keyline?: ThreadName
}

/** A second cloth on top of the first. */
export type Ground = { pattern: GroundPattern; thread: ThreadName }

/**
 * Everything that decides the look of a patch: cloth, layers from back to front, and edge. `border` is a sewn line
 * inside the edge. Without a motif, the lettering fills the patch.
 */
export type Recipe = {
  outline: Outline
  cloth: ThreadName
  edge: ThreadName
  ground?: Ground
  border?: ThreadName
  motif?: MotifUse
  accent?: AccentUse
  lettering?: Lettering
}
