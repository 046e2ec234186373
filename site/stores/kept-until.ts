import { readStored, writeStored } from '../browser/storage.ts'

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
  try {
    const values: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? '[]')
    if (!Array.isArray(values)) return []
    const now = Date.now()
    return values.filter(
      (value) => value?.until > now && value.until <= now + longest && isOne(value),
    )
  } catch {
    return []
  }
}

export const keepTimed = (key: string, values: readonly Timed[]): void =>
  writeStored(key, JSON.stringify(values), 'sessionStorage')
