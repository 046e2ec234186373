import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../../api/stand-ins/free-port.ts'
import { databaseWay as wayTo } from '../../../api/testing/database-way.ts'
import { isBuilt } from '../../build/stamp.ts'
import { connected, startDatabase } from '../../rehearsal/database.ts'
import { fillStock } from '../../rehearsal/fill-queries.ts'
import { startMailServer } from '../../rehearsal/mail-server.ts'
import { newFolder } from '../../rehearsal/new-folder.ts'
import { startProvider } from '../../rehearsal/provider.ts'
import { account, mailingBy, payingBy } from '../../rehearsal/settings.ts'
import { stopAtEnd } from '../../rehearsal/stop-at-end.ts'
import { startCluster } from '../../test/postgres/cluster.ts'
import { ensurePythonTools } from '../../test/python/python-tools.ts'
import { ran } from '../../test/ran.ts'
import { startS3Server } from '../../test/s3-server.ts'
import { startNginx } from '../../test/served/nginx.ts'
import { settingsOf } from './compose.ts'
import { createUsers } from './database-users.ts'
import { debianPostgres } from './debian-postgres.ts'
import { type Member, startMember } from './member.ts'

const root = new URL('../../../', import.meta.url).pathname

/** Units of each patch: no order fails for lack of them. */
const stock = 100_000

export type Layout = Awaited<ReturnType<typeof startLayout>>

/**
 * The shop as compose.yaml lays it out, as processes of this machine: PostgreSQL with a standby, an S3-compatible store,
 * web processes and workers, and nginx with docs/nginx.conf in front. The payment provider has a database of its own.
 * `databaseFolder` is the place of PostgreSQL's data; default: a new folder.
 */
export async function startLayout({
  workers,
  databaseFolder,
}: {
  workers: number
  databaseFolder?: string
}) {
  ensurePythonTools()
  if (!(await isBuilt('site')))
    execFileSync(process.execPath, ['scripts/build/site.ts'], { cwd: root })
  const { folder } = await newFolder()
  const programs = debianPostgres()
  const cluster = await startCluster(databaseFolder ?? join(folder, 'postgres'), programs)
  stopAtEnd(cluster.stop)
  const urls = { url: cluster.url, primaryUrl: cluster.primaryUrl() }
  const users = await createUsers(programs.psql, urls)
  const files = await startS3Server()
  const mails = await startMailServer()
  const providersOwn = await startDatabase()
  const providerPort = await freePort()
  const ways = {
    mail: await wayTo(mails.url),
    provider: await wayTo(`http://127.0.0.1:${providerPort}`),
  }
  for (const way of Object.values(ways)) stopAtEnd(async () => way.close())
  const providerUrl = new URL(ways.provider.url).origin

  const required = {
    ...payingBy(providerUrl),
    PUBLIC_URL: 'https://shop.test',
    ...mailingBy(ways.mail.url),
    ADMIN_PASSWORD: account.password,
    DATABASE_PASSWORD: '',
    DATABASE_OWNER_PASSWORD: '',
    FILES_SECRET: '',
  }
  const here = {
    DATABASE_URL: users.shopUrl,
    FILES_URL: files.filesUrl,
    STRIPE_API_BASE: providerUrl,
    TRUSTED_PROXIES: 'loopback',
    HOLD_MINUTES: '3',
    STRIPE_CALLS_PER_SECOND: '10000',
  }
  const member = (name: string, service = name): Promise<Member> =>
    startMember(name, { ...settingsOf(service, required), ...here, DATA_DIR: join(folder, name) })
  const migrating = {
    ...settingsOf('migration', required),
    ...here,
    DATABASE_OWNER_URL: users.ownerUrl,
  }
  await ran([process.execPath, 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, ...migrating },
  })
  const [web, working] = await Promise.all([
    Promise.all(['web-1', 'web-2'].map((name) => member(name))),
    Promise.all(Array.from({ length: workers }, (_, at) => member(`worker-${at + 1}`, 'worker'))),
  ])

  const nginx = await startNginx(
    web.map(({ url }) => url),
    // Each visitor of the proofs has an address, as a CDN in front of nginx would tell it.
    {
      'X-Forwarded-For $remote_addr;': 'X-Forwarded-For $proxy_add_x_forwarded_for;',
      'limit_req_zone $binary_remote_addr': 'limit_req_zone $http_x_forwarded_for',
    },
  )
  stopAtEnd(nginx.stop)
  await startProvider(providerPort, nginx.url, providersOwn.url)
  const sql = { shop: connected(users.superuserUrl), provider: connected(providersOwn.url) }
  await fillStock(sql.shop, stock)
  return { url: nginx.url, providerUrl, ways, cluster, mails, sql, web, workers: working }
}
