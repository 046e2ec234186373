import { limitRole } from '../pooler/limit-role.ts'
import { awaitDatabase, type Waiting } from './await-database.ts'

type Urls = { databaseUrl: string; directUrl: string | undefined }

/**
 * Waits until the database answers, and the pooler in front of it if there is one: see `awaitDatabase`. The role has
 * its time limits before the pooler opens the first session.
 */
export async function reachDatabase({ databaseUrl, directUrl }: Urls, waiting: Waiting) {
  if (directUrl) {
    await awaitDatabase({ setting: 'DATABASE_DIRECT_URL', url: directUrl }, waiting)
    await limitRole(directUrl)
  }
  const isPooled = directUrl !== undefined
  await awaitDatabase({ setting: 'DATABASE_URL', url: databaseUrl, isPooled }, waiting)
}
