import { readJson, writeJson } from './storage.ts'

/** Something that is over at `until` (ms since 1970). */
export type Timed = { until: number }

/**
 * What this tab keeps over a reload until its time is over, at most `longest` ms from now. What is stored may be
 * anything: what has not the form of it is left out.
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

export const keepTimed = (key: string, values: readonly Timed[]): void =>
  writeJson(key, values, 'sessionStorage')
