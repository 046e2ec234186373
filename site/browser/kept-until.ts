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
