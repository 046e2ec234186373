import type { MotifName } from './motifs/index.ts'
import type { ThreadName } from './threads.ts'

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

export const arrangements = ['single', 'pair', 'trio', 'row', 'ring', 'scatter', 'mirror'] as const
export type Arrangement = (typeof arrangements)[number]

export const letteringStyles = ['straight', 'arched', 'stacked'] as const
type LetteringStyle = (typeof letteringStyles)[number]

/** A motif from the library, the threads its slots are sewn in, and how copies of it are placed. */
export type MotifUse = { name: MotifName; threads: ThreadName[]; arrange: Arrangement }

/** At most 24 characters; lower case is sewn as capitals. */
export type Lettering = { text: string; style: LetteringStyle; thread: ThreadName }

/** Everything that decides how a patch looks. `accent` is a small motif around the main one. */
export type Recipe = {
  outline: Outline
  cloth: ThreadName
  edge: ThreadName
  motif: MotifUse
  accent?: MotifUse
  lettering?: Lettering
}
