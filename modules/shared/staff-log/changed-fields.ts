import { isDeepStrictEqual } from 'node:util'
import type { LoggedFields } from './staff-log-queries.ts'

/** The fields whose values differ, as they were and as they became; undefined when none does. */
export function changedFields<Fields extends object>(
  was: Fields,
  became: Fields,
): { before: LoggedFields; after: LoggedFields } | undefined {
  const names = (Object.keys(became) as (keyof Fields)[]).filter(
    (name) => !isDeepStrictEqual(was[name], became[name]),
  )
  if (names.length === 0) return undefined
  const of = (values: Fields) => Object.fromEntries(names.map((name) => [name, values[name]]))
  return { before: of(was), after: of(became) }
}
