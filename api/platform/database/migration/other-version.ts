import { resolve } from 'node:path'
import type { Migration } from './files.ts'
import type { Applied } from './migration-queries.ts'

/** The name of the first applied migration whose number is that of another one here; undefined when there is none. */
export function numberedTwice(
  migrations: readonly Migration[],
  applied: readonly Applied[],
): string | undefined {
  const names = new Map(migrations.map(({ number, name }) => [number, name]))
  return applied.find(({ number, name }) => (names.get(number) ?? name) !== name)?.name
}

/**
 * Advice about a database that has this migration of another version. `embeddedIn` is the data folder of a demo, which
 * may be deleted: a database that a setting names may be a real shop's.
 */
export const otherVersion = (migration: string, embeddedIn?: string): string =>
  embeddedIn === undefined
    ? `The database was migrated by another version of the shop (${migration}) and stays as it is: start that version, or set DATABASE_URL to an empty database`
    : `The demo in ${resolve(embeddedIn)} is of another version of the shop (${migration}): delete this folder, with the demo's orders and pictures, and start again`

/** As `otherVersion`, about an applied migration whose statements are other ones here. */
export const editedSince = (migration: string, embeddedIn?: string): string =>
  embeddedIn === undefined
    ? `Migration ${migration} was edited after it had been applied`
    : otherVersion(migration, embeddedIn)
