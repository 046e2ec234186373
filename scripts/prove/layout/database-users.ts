import { connected } from '../../rehearsal/database.ts'
import { ran } from '../../test/ran.ts'
import { addSuperuser } from './database-user-queries.ts'

const root = new URL('../../../', import.meta.url).pathname

/**
 * Has psql run docs/database-users.sql on a server, as PostgreSQL's image does. Returns the URLs of the owner and of the
 * shop's user, and the superuser's of the shop's database. `primaryUrl` leads to the server alone, as a superuser.
 */
export async function createUsers(
  psql: string,
  { url, primaryUrl }: Record<'url' | 'primaryUrl', string>,
) {
  const password = new URL(primaryUrl).password
  await addSuperuser(connected(primaryUrl, 1), password)
  const login = Object.assign(new URL(primaryUrl), { username: 'postgres' })
  const passwords = { DATABASE_OWNER_PASSWORD: password, DATABASE_PASSWORD: password }
  const file = ['--set=ON_ERROR_STOP=1', '--no-psqlrc', '--file=docs/database-users.sql']
  await ran([psql, ...file, login.href], { cwd: root, env: { ...process.env, ...passwords } })
  const shopUrl = url.replace(/\/postgres(?=\?|$)/, '/shop')
  const by = (user: string) => shopUrl.replace(/\/\/[^:]*/, `//${user}`)
  return { ownerUrl: by('owner'), shopUrl: by('shop'), superuserUrl: shopUrl }
}
