import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../api/database/database.ts'
import { freePort } from '../../api/embedded/free-port.ts'
import { startEmbeddedPostgres } from '../../api/embedded/postgres.ts'
import { startTestMailServer } from '../../api/testing/test-mail-server.ts'
import type { Campaign } from '../../modules/shared/contract/api.d.ts'
import { tokenOf } from './dashboard.ts'
import { fillSubscribers } from './queries.ts'

const sizes = [1_000, 10_000, 100_000]
/** Timeouts in ms for the shop's start and for a campaign. */
const patience = { start: 60_000, campaign: 30 * 60_000 }

const account = { username: 'bench', password: 'correct-horse-battery' }

type Row = (name: string, value: number, unit: string, digits?: number) => void

/**
 * Sends campaigns to growing numbers of subscribers, over SMTP to a counting server. Reports mails per second and the
 * worker's peak memory. Throws when a subscriber got no mail or more than one.
 */
export async function benchCampaigns(row: Row): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-bench-'))
  const server = await startTestMailServer()
  const database = await startEmbeddedPostgres(folder)
  // A web process takes the call and a worker sends, so that the worker's memory is measured alone.
  const web = await startProcess('web', { databaseUrl: database.url, smtpUrl: server.url, folder })
  const worker = await startProcess('worker', {
    databaseUrl: database.url,
    smtpUrl: server.url,
    folder,
  })
  const sql = openDatabase(database.url, { max: 1 })
  try {
    const { url } = web
    const authorization = `Bearer ${await tokenOf(url, account)}`
    for (const size of sizes) {
      await fillSubscribers(sql, size)
      const before = server.got.size
      const seconds = await sendCampaign(url, authorization)
      const title = `campaign, ${size.toLocaleString('en')} subscribers`
      row(`${title}: speed`, size / seconds, 'mails/s')
      row(`${title}: peak memory`, await peakMemory(worker.pid), 'MB')
      const twice = [...server.got.values()].filter((times) => times > 1).length
      if (server.got.size - before !== size || twice > 0)
        throw new Error(`${server.got.size - before} of ${size} got the campaign, ${twice} twice`)
    }
  } finally {
    await sql.end({ timeout: 5 })
    await Promise.all([web.stop(), worker.stop()])
    await database.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Around = { databaseUrl: string; smtpUrl: string; folder: string }

async function startProcess(role: 'web' | 'worker', { databaseUrl, smtpUrl, folder }: Around) {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: new URL('../../', import.meta.url).pathname,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SHOP_ROLE: role,
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'hei@shop.test',
      CAMPAIGN_DELAY_SECONDS: '0',
      CAMPAIGN_MAILS_PER_SECOND: '10000',
    },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  await until(patience.start, () => fetch(`${url}/readyz`).then(({ ok }) => ok))
  return {
    url,
    pid: child.pid,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Seconds from the call until the campaign is done. */
async function sendCampaign(url: string, authorization: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/admin/send-campaign`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      subject: 'Nye patcher til mai',
      content: 'Vi har fylt hyllene.\n\nKom og se!\n\n'.repeat(10),
      senderName: 'russpatcher.no',
    }),
  })
  if (!answer.ok) throw new Error(`send-campaign answered ${answer.status}`)
  await until(patience.campaign, async () => {
    const list = await fetch(`${url}/api/admin/campaigns?limit=1`, { headers: { authorization } })
    const [campaign] = (await list.json()) as Campaign[]
    return campaign?.state === 'done'
  })
  return (performance.now() - began) / 1000
}

async function until(milliseconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error('Timed out')
    await setTimeout(200)
  }
}

/** Peak memory of a process in MB, from Linux's /proc. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000
}
