import { startTestMailServer } from '../../api/testing/test-mail-server.ts'
import { fillSubscribers } from '../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import type { Campaign } from '../../modules/shared/contract/api.d.ts'
import { connected } from '../rehearsal/database.ts'
import { startSellingShop } from '../rehearsal/selling-shop.ts'
import { memoryOf } from '../rehearsal/shop-process.ts'
import { stopAtEnd } from '../rehearsal/stop-at-end.ts'
import { until } from '../rehearsal/until.ts'
import type { Row } from './row.ts'
import { staffClient } from './staff-client.ts'

const subscribers = 100_000
/** Timeout in ms for the campaign. */
const patience = 30 * 60_000

/**
 * Sends a campaign over SMTP to a counting server. Reports mails per second and the worker's peak memory. Throws when a
 * subscriber got no mail or more than one.
 */
export async function benchCampaigns(row: Row): Promise<void> {
  const server = await startTestMailServer()
  stopAtEnd(server.stop)
  const shop = await startSellingShop(server.url)
  await fillSubscribers(connected(shop.databaseUrl), subscribers)
  const staff = await staffClient(shop.url)
  const began = performance.now()
  await startCampaign(staff)
  await until(patience, async () => {
    const [campaign] = (await (await staff('campaigns?limit=1')).json()) as Campaign[]
    return campaign?.state === 'done'
  })
  const seconds = (performance.now() - began) / 1000
  const title = `campaign, ${subscribers.toLocaleString('en')} subscribers`
  row(`${title}: speed`, subscribers / seconds, 'mails/s')
  row(`${title}: peak memory`, (await memoryOf(shop.worker.child)).peak, 'MB')
  const twice = [...server.got.values()].filter((times) => times > 1).length
  if (server.got.size !== subscribers || twice > 0)
    throw new Error(`${server.got.size} of ${subscribers} got the campaign, ${twice} twice`)
}

/** Sends a newsletter to all subscribers. */
export const startCampaign = (staff: Awaited<ReturnType<typeof staffClient>>) =>
  staff('send-campaign', {
    method: 'POST',
    body: JSON.stringify({
      subject: 'Nye patcher til mai',
      content: 'Vi har fylt hyllene.\n\nKom og se!\n\n'.repeat(10),
      senderName: 'russpatcher.no',
    }),
  })
