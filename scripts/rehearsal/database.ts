import { openDatabase } from '../../api/platform/database/database.ts'
import {
  type EmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../api/stand-ins/database/postgres.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import { addDatabase } from './fill-queries.ts'
import { newFolder } from './new-folder.ts'
import { stopAtEnd } from './stop-at-end.ts'

/** Starts a database in a folder of its own, which `stop` removes. */
export async function startDatabase(): Promise<EmbeddedDatabase & { folder: string }> {
  const { folder, remove } = await newFolder()
  const starting = startEmbeddedPostgres(folder)
  const stop = stopAtEnd(async () => {
    const database = await starting
    await database.stop()
    await remove()
  })
  return { url: (await starting).url, folder, stop }
}

/** Opens connections to a database, which are closed at the end. */
export function connected(url: string, most = 2): Pool {
  const sql = openDatabase(url, { max: most })
  stopAtEnd(() => sql.end({ timeout: 5 }))
  return sql
}

/** Creates a database on the server and returns its URL. */
export async function newDatabase(server: string, name: string): Promise<string> {
  await addDatabase(connected(server, 1), name)
  return new URL(`/${name}`, server).href
}
