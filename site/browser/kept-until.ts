import { atom } from 'nanostores'
import { readJson, writeJson } from './storage.ts'

/** A stored item that expires at `until` (ms since 1970). */
export type Timed = { until: number }

/**
 * The unexpired items that this tab stored under a key; they survive a reload. Items of another shape, or that expire
 * later than `longest` ms from now, are dropped.
 */
export function readTimed<One extends Timed>(
  key: string,
  longest: number,
  isOne: (value: Partial<One>) => boolean,
): One[] {
  const values = readJson(key, 'sessionStorage')
  if (!Array.isArray(values)) return []
  const now = Date.now()
  return values.filter(
    (value) => value?.until > now && value.until <= now + longest && isOne(value),
  )
}

/** Stores the items in this tab's session storage. */
export const keepTimed = (key: string, values: readonly Timed[]): void =>
  writeJson(key, values, 'sessionStorage')

/** A list that this tab stores as above, and from which each item is removed when it expires. */
export function timedList<One extends Timed & { id: number }>(
  key: string,
  longest: number,
  isOne: (value: Partial<One>) => boolean,
) {
  const $items = atom<readonly One[]>(readTimed(key, longest, isOne))
  const removeInTime = ({ id, until }: One) => {
    const isOther = (one: One) => one.id !== id || one.until !== until
    setTimeout(() => $items.set($items.get().filter(isOther)), until - Date.now())
  }
  $items.get().forEach(removeInTime)
  $items.listen((items) => keepTimed(key, items))
  return {
    $items,
    add(item: One): void {
      $items.set([...$items.get(), item])
      removeInTime(item)
    },
    remove: (id: number): void => $items.set($items.get().filter((one) => one.id !== id)),
  }
}
