import { atom, computed } from 'nanostores'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { keepPatch } from '../../kept-design/index.ts'
import { placeOf } from './changes.ts'
import { atRest, changed, type History, historyOf, redone, undone } from './history.ts'

/** The design being made, with its history; null before its start. */
export const $history = atom<History | null>(null)

/** The design being made; null before its start. */
export const $patch = computed($history, (history) => history?.present ?? null)

/** Whether there is a design. Unlike `$patch`, it does not change at each step of a movement. */
export const $hasPatch = computed($patch, (patch) => patch !== null)

/** Whether there is a picture or a motif that can be moved. */
export const $isMovable = computed(
  $patch,
  (patch) => patch !== null && placeOf(patch) !== undefined,
)

/** Shows and keeps a design with a history of its own, or none with null. */
export function showPatch(patch: PatchDesign | null): void {
  set(patch && historyOf(patch))
}

/** Changes a design, whose `past` has the nearest step last. */
type Change = (patch: PatchDesign, past: History['past']) => PatchDesign

/**
 * Changes the design by `change`. Steps with the same `gesture`, such as those of a drag, are undone as one, until
 * `endGesture`.
 */
export function changePatch(change: Change, gesture?: string): void {
  const history = $history.get()
  if (history) set(changed(history, change(history.present, history.past), gesture))
}

/** Ends the change under way: a later one is undone on its own. */
export function endGesture(): void {
  const history = $history.get()
  if (history?.gesture !== undefined) $history.set(atRest(history))
}

export const undo = (): void => step(undone)
export const redo = (): void => step(redone)

function step(move: (history: History) => History): void {
  const history = $history.get()
  if (history) set(move(history))
}

function set(history: History | null): void {
  $history.set(history)
  keepPatch(history?.present ?? null)
}
