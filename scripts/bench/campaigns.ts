import { openDatabase } from '../../api/database/database.ts'
import { startTestMailServer } from '../../api/testing/test-mail-server.ts'
import { fillSubscribers } from '../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import type { Campaign } from '../../modules/shared/contract/api.d.ts'
import { tokenOf } from './dashboard.ts'
import { startDatabase } from './processes/bench-database.ts'
import { mailing, memoryOf, type Row, startProcess, until } from './processes/shop-process.ts'

/** Subscribers of each campaign. */
export const campaignSizes = [1_000, 10_000, 100_000]
/** Timeout in ms for a campaign. */
const patience = 30 * 60_000

/**
 * Sends campaigns to growing numbers of subscribers, over SMTP to a counting server. Reports mails per second and the
 * worker's peak memory. Throws when a subscriber got no mail or more than one.
 */
export async function benchCampaigns(row: Row): Promise<void> {
  const server = await startTestMailServer()
  const database = await startDatabase()
  // A web process takes the call and a worker sends, so that the worker's memory is measured alone.
  const settings = mailing({
    databaseUrl: database.url,
    smtpUrl: server.url,
    folder: database.folder,
  })
  const web = await startProcess({ ...settings, SHOP_ROLE: 'web' })
  const worker = await startProcess({ ...settings, SHOP_ROLE: 'worker' })
  const sql = openDatabase(database.url, { max: 1 })
  try {
    const { url } = web
    const authorization = `Bearer ${await tokenOf(url)}`
    for (const size of campaignSizes) {
      await fillSubscribers(sql, size)
      const before = server.got.size
      const seconds = await sendCampaign(url, authorization)
      const title = `campaign, ${size.toLocaleString('en')} subscribers`
      row(`${title}: speed`, size / seconds, 'mails/s')
      row(`${title}: peak memory`, (await memoryOf(worker.pid)).peak, 'MB')
      const twice = [...server.got.values()].filter((times) => times > 1).length
      if (server.got.size - before !== size || twice > 0)
        throw new Error(`${server.got.size - before} of ${size} got the campaign, ${twice} twice`)
    }
  } finally {
    await sql.end({ timeout: 5 })
    await Promise.all([web.stop(), worker.stop()])
    await database.stop()
    await server.stop()
  }
}

/** Seconds from the call until the campaign is done. */
async function sendCampaign(url: string, authorization: string): Promise<number> {
  const began = performance.now()
  await startCampaign(url, authorization)
  await until(patience, async () => {
    const list = await fetch(`${url}/api/admin/campaigns?limit=1`, { headers: { authorization } })
    const [campaign] = (await list.json()) as Campaign[]
    return campaign?.state === 'done'
  })
  return (performance.now() - began) / 1000
}

/** Sends a newsletter to all subscribers; throws unless the shop takes it. */
export async function startCampaign(url: string, authorization: string): Promise<void> {
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
}
