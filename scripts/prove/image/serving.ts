import { openDatabase } from '../../../api/database/database.ts'
import { freePort } from '../../../api/embedded/free-port.ts'
import { startTestMailServer } from '../../../api/testing/test-mail-server.ts'
import { fillSubscribers } from '../../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import { startCampaign } from '../../bench/campaigns.ts'
import { tokenOf } from '../../bench/dashboard.ts'
import { startDatabase } from '../../bench/processes/bench-database.ts'
import { payingBy, startProvider } from '../../bench/processes/selling-shop.ts'
import { account, until } from '../../bench/processes/shop-process.ts'
import { stopAtEnd } from '../../bench/processes/stop-at-end.ts'
import { placeOrder } from '../../test/place-order.ts'
import { ran } from '../../test/ran.ts'
import { type StartedShop, startShop } from '../started-shop.ts'
import { answered, checkAnswers, checkUpload } from './answers.ts'
import { checkBackup } from './backup.ts'
import { type Image, npm, placeOf } from './follow.ts'

/** Timeout in ms for mails. */
const patience = 60_000
const subscribers = 3

/**
 * Runs production's image as the owner of a shop does: prepares an empty database with its commands, and serves as a
 * web process and a worker. Database, payment provider and mail server are outside the image. Throws what went wrong.
 */
export async function checkServing(image: Image): Promise<void> {
  const database = await startDatabase()
  const mails = await startTestMailServer()
  stopAtEnd(mails.stop)
  const [port, providerPort, metricsPort] = [await freePort(), await freePort(), await freePort()]
  const providerUrl = `http://127.0.0.1:${providerPort}`
  startProvider(providerPort, `http://127.0.0.1:${port}`, database.url)
  const settings = {
    PUBLIC_URL: 'https://shop.test',
    DATABASE_URL: database.url,
    ...payingBy(providerUrl),
    SMTP_URL: mails.url,
    MAIL_FROM: 'hei@shop.test',
    CAMPAIGN_DELAY_SECONDS: '0',
    LOG_LEVEL: 'error',
  }
  await prepareDatabase(image, settings)
  const start = (more: Record<string, string>) =>
    startShop(image.command, placeOf(image, { ...settings, ...more }))
  const web = await start({ SHOP_ROLE: 'web', PORT: `${port}`, WEB_PROCESSES: '2' })
  const worker = await start({
    SHOP_ROLE: 'worker',
    PORT: `${await freePort()}`,
    METRICS_PORT: `${metricsPort}`,
  })

  await ran(image.healthCheck, placeOf(image, { PORT: String(port) }))
  await checkAnswers(web.url)
  await answered(`http://127.0.0.1:${metricsPort}/metrics`)
  await checkUpload(web.url)
  await placeOrder(web.url, { productId: 1, quantity: 1, providerUrl })
  await until(patience, async () => mails.got.size === 1)
  const sql = openDatabase(database.url, { max: 1 })
  stopAtEnd(() => sql.end({ timeout: 5 }))
  await fillSubscribers(sql, subscribers)
  await startCampaign(web.url, `Bearer ${await tokenOf(web.url)}`)
  await until(patience, async () => mails.got.size === 1 + subscribers)
  for (const shop of [web, worker]) await stopped(shop)
  await checkBackup(image, sql, database.url)
}

/** Migrates and fills an empty database, and adds an administrator, by the commands of the image. */
async function prepareDatabase(image: Image, settings: Record<string, string>): Promise<void> {
  const place = placeOf(image, { DATABASE_URL: settings.DATABASE_URL })
  await ran(npm('migrate', '--', '--check'), place)
  await ran(image.command, placeOf(image, { ...settings, SHOP_ROLE: 'migrate' }))
  await ran(npm('seed', '--', '--missing'), place)
  await ran(npm('admin', '--', 'add', account.username), place, account.password)
}

/** Stops a shop by SIGTERM. Throws unless it ends with 0 and has logged no error. */
export async function stopped({ stop, problems }: StartedShop): Promise<void> {
  const code = await stop()
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}`)
  if (problems.length > 0) throw new Error(`It logged:\n${problems.join('\n')}`)
}
