import { type EmbeddedDatabase, startEmbeddedPostgres } from '../../../api/embedded/postgres.ts'
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
