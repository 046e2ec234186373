/**
 * Browser storage that may be forbidden, full or damaged. In these cases reading gives undefined and writing does
 * nothing, so that no page breaks.
 */
type Area = 'localStorage' | 'sessionStorage'

/** The stored text; undefined if absent or if storage is forbidden. */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return globalThis[area]?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it when undefined; does nothing if storage is forbidden or full. */
export function writeStored(
  key: string,
  value: string | undefined,
  area: Area = 'localStorage',
): void {
  try {
    if (value === undefined) globalThis[area]?.removeItem(key)
    else globalThis[area]?.setItem(key, value)
  } catch {
    // Storage is forbidden or full: the value lasts as long as the page.
  }
}

/** The JSON value stored under a key, of any shape; undefined if absent or damaged. */
export function readJson(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value as JSON, or removes it when undefined; does nothing if storage is forbidden or full. */
export const writeJson = (key: string, value: unknown, area: Area = 'localStorage'): void =>
  writeStored(key, value === undefined ? undefined : JSON.stringify(value), area)
