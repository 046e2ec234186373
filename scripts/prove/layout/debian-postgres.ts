import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from '../../../api/stand-ins/database/postgres-commands.ts'

const home = '/usr/lib/postgresql'

/** The programs of Debian's newest installed PostgreSQL. Throws when there is none. */
export function debianPostgres(): Binaries & { psql: string } {
  const [newest] = versions().sort((a, b) => Number(b) - Number(a))
  if (!newest) throw new Error('PostgreSQL is missing; as root: apt-get install postgresql')
  const program = (name: string) => join(home, newest, 'bin', name)
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), psql: program('psql') }
}

function versions(): string[] {
  try {
    return readdirSync(home)
  } catch {
    return []
  }
}
