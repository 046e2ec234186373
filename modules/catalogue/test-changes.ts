import type { CatalogueChanges } from './snapshot/live-catalogue.ts'

/** For tests that write to the database themselves: the catalogue is read at each call. */
export function unknownChanges(): CatalogueChanges {
  let version = 0
  return {
    catalogueVersion: () => ++version,
    changedSince: () => undefined,
    onStock: () => undefined,
  }
}
