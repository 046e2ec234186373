/**
 * Browser storage that may be forbidden, full or filled with something else: reading gives
 * undefined and writing does nothing then, so that no page breaks of it.
 */
type Area = 'localStorage' | 'sessionStorage'

export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return globalThis[area]?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(
  key: string,
  value: string | undefined,
  area: Area = 'localStorage',
): void {
  try {
    if (value === undefined) globalThis[area]?.removeItem(key)
    else globalThis[area]?.setItem(key, value)
  } catch {
    // Forbidden or full storage: the value lives as long as the page.
  }
}

/** The JSON value that is stored under a key, of whatever shape; undefined when there is none or it is damaged. */
export function readJson(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const writeJson = (key: string, value: unknown, area: Area = 'localStorage'): void =>
  writeStored(key, value === undefined ? undefined : JSON.stringify(value), area)
