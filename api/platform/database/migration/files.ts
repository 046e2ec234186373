import { readdir, readFile } from 'node:fs/promises'
import { checksumOfStatements } from '../statements-checksum.ts'

/** The modules' migrations. */
export const modules = new URL('../../../../modules/', import.meta.url)

export type Migration = { number: number; name: string; sql: string; checksum: string }

/** All migrations below a folder by number; a number is unique in the whole project. */
export async function migrationsBelow(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder, { recursive: true })).filter((path) =>
    /\/migrations\/\d{4}_\w+\.sql$/.test(path),
  )
  const migrations = await Promise.all(
    files.map(async (path) => {
      const sql = await readFile(new URL(path, folder), 'utf8')
      const name = path.slice(path.lastIndexOf('/') + 1)
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: checksumOfStatements(sql),
      }
    }),
  )
  migrations.sort((a, b) => a.number - b.number)
  const doubled = migrations.find(({ number }, index) => migrations[index + 1]?.number === number)
  if (doubled) throw new Error(`Another migration has the same number as ${doubled.name}`)
  return migrations
}

/** Whether a migration runs without a transaction, because it creates or drops an index concurrently. */
export const isConcurrent = (sql: string): boolean => /\bindex concurrently\b/.test(sql)

/** The comment at the start of a migration, in one line. */
export const leadingComment = (sql: string): string =>
  (/^(?:--.*\n)+/.exec(sql)?.[0] ?? '').replace(/\s*^-- ?/gm, ' ').trim()
