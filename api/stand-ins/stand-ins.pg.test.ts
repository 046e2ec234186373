import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import Stripe from 'stripe'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databaseOfFile } from '../../modules/shared/test-database.ts'
import { loadConfig } from '../platform/settings/config.ts'
import { freePort } from './free-port.ts'
import { startStandIns } from './stand-ins.ts'

const database = await databaseOfFile()
const folder = await mkdtemp(join(tmpdir(), 'russpatcher-stand-ins-'))
afterAll(() => rm(folder, { recursive: true }))

/** Status of an answer to a visitor, by the address of the stand-in and of the visitor. */
async function startedWith(settings: Record<string, string>) {
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: folder, ...settings })
  const standIns = await startStandIns(config, pino({ level: 'silent' }))
  onTestFinished(standIns.stop)
  await standIns.payment(database.sql)
  return async (method: string, address: string, remoteAddress: string) => {
    const { path, app } = standIns.pages.find(({ path }) => address.startsWith(path)) ?? {}
    const request = new Request(`http://localhost${address.slice(path?.length) || '/'}`, { method })
    return (await app?.fetch(request, { incoming: { socket: { remoteAddress } } }))?.status
  }
}

const calls = [
  ['GET', '/innboks', 200],
  ['GET', '/innboks/inbox.css', 200],
  ['GET', '/innboks/1', 404],
  ['GET', '/innboks/1/html', 404],
  ['GET', '/test-payments/stripe.js', 200],
  ['GET', '/test-payments/v1/payment_intents/pi_1', 401],
  ['POST', '/test-payments/v1/payment_intents/pi_1/confirm', 401],
  ['GET', '/test-payments/authorize/unknown', 404],
  ['POST', '/test-payments/authorize/unknown', 404],
] as const

describe('the inbox and the payment provider', () => {
  test('answer this machine, and nobody else', async () => {
    const statusOf = await startedWith({})
    for (const [method, address, status] of calls) {
      expect(await statusOf(method, address, '127.0.0.1'), address).toBe(status)
      expect(await statusOf(method, address, '192.168.1.7'), address).toBe(403)
    }
  })

  test('answer everybody when DEMO says so', async () => {
    const statusOf = await startedWith({ DEMO: '1' })
    for (const [method, address, status] of calls)
      expect(await statusOf(method, address, '84.212.1.1'), address).toBe(status)
  })
})

test.runIf(process.platform === 'linux')(
  'the payment provider reports to the address that the shop listens on',
  async () => {
    const HOST = '127.0.0.2'
    const port = await freePort()
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder, HOST, PORT: String(port) }
    const standIns = await startStandIns(loadConfig(settings), pino({ level: 'silent' }))
    onTestFinished(standIns.stop)
    const called = vi.fn()
    const shop = createServer((request, response) => {
      called(request.url)
      response.end()
    }).listen(port, HOST)
    onTestFinished(() => void shop.close())
    const { secretKey, sdk } = await standIns.payment(database.sql)
    const stripe = new Stripe(secretKey, sdk)
    const intent = await stripe.paymentIntents.create({ amount: 9900, currency: 'nok' })
    await stripe.paymentIntents.cancel(intent.id)
    await expect.poll(() => called.mock.calls.length).toBeGreaterThan(0)
    expect(called).toHaveBeenCalledWith('/api/stripe/webhook')
  },
)
