import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** A design with its past and, after undoing, its future; both with the nearest step last. */
export type History = {
  readonly past: readonly PatchDesign[]
  readonly present: PatchDesign
  readonly future: readonly PatchDesign[]
  /** The change under way: its steps are undone as one. */
  readonly gesture?: string | undefined
}

/** Number of changes that can be undone. */
export const mostUndone = 100

export const historyOf = (present: PatchDesign): History => ({ past: [], present, future: [] })

/** The history after a change. Steps with the same `gesture` count as one change until `atRest`. */
export function changed(history: History, present: PatchDesign, gesture?: string): History {
  if (isSame(present, history.present)) return history
  const goesOn = gesture !== undefined && gesture === history.gesture
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostUndone)
  return { past, present, future: [], gesture }
}

/** The history after the end of a gesture. */
export const atRest = ({ past, present, future }: History): History => ({ past, present, future })

export function undone({ past, present, future }: History): History {
  const before = past.at(-1)
  if (!before) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [...future, present] }
}

export function redone({ past, present, future }: History): History {
  const after = future.at(-1)
  if (!after) return { past, present, future }
  return { past: [...past, present], present: after, future: future.slice(0, -1) }
}

const isSame = (one: PatchDesign, other: PatchDesign): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
