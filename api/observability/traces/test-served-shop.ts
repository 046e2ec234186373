import { seedIfEmpty } from '../../../modules/catalogue/seed.ts'
import { stockedDatabase } from '../../../modules/shared/test-database.ts'
import { testKeys } from '../../embedded/test-payments/keys.ts'
import { testProvider } from '../../embedded/test-payments/test-provider.ts'
import { createLog } from '../../log.ts'
import { startShop } from '../../start-shop.ts'
import { webConfig } from '../../testing/test-config.ts'
import { startTestMailServer } from '../../testing/test-mail-server.ts'
import { shippingAddress } from '../../testing/test-shopper.ts'

/** What the visitor of these tests sends with each request, and with an order. */
export const visitor = {
  'x-session-id': 'session_1763676000000_b0cd2cbd-5b3a-4a3c-9d8a-3c2b1d0e9f8a',
  'x-forwarded-for': '203.0.113.7',
  'user-agent': 'Elgleser',
}
export const details = {
  customerEmail: 'kari@example.com',
  customerName: 'Kari N',
  shippingAddress,
}

/** The shop's own inbox, which refuses all mails. */
export const fullInbox = 'full@shop.test'

/** What a shop needs to sell: database, payment provider and mail server. */
export async function testSurroundings() {
  const database = await stockedDatabase()
  await seedIfEmpty(database.sql)
  const provider = await testProvider()
  const mails = await startTestMailServer((to) => (to === fullInbox ? 'no such mailbox' : 'take'))
  return {
    database,
    provider,
    mails,
    async close() {
      await mails.stop()
      await provider.close()
      await database.close()
    },
  }
}

type Surroundings = Awaited<ReturnType<typeof testSurroundings>>

/** A shop that serves requests on a port and works jobs, with the lines that it logs. */
export async function servedShop(
  { database, provider, mails }: Surroundings,
  settings: NodeJS.ProcessEnv = {},
) {
  const config = webConfig(database.url, {
    SHOP_ROLE: 'all',
    SMTP_URL: mails.url,
    STRIPE_SECRET_KEY: testKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: testKeys.publishableKey,
    STRIPE_API_BASE: provider.url,
    CONTACT_INBOX: fullInbox,
    ...settings,
  })
  const site = {
    render: async () => new Response('a page'),
    isPage: ({ pathname }: URL) => pathname === '/products',
    keptAddress: async () => undefined,
    files: { find: () => undefined, serve: () => undefined },
  }
  const lines: Record<string, unknown>[] = []
  const log = createLog(
    { logLevel: 'debug', production: false },
    { write: (line) => void lines.push(JSON.parse(line)) },
  )
  const { port, stop } = await startShop({ ...config, port: 0 }, log, {}, Promise.resolve(site))
  const ask = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...visitor },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** Buys a patch. Throws when a call is refused. */
  async function buy() {
    const posted = async (path: string, body: object) => {
      const answer = await ask(path, body)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return answer
    }
    await posted('/api/cart', { productId: 1, quantity: 2 })
    const payable = await posted('/api/create-payment-intent', details)
    const { clientSecret = '', orderNumber = '' } = (await payable.json()) as Record<string, string>
    const [intentId = ''] = clientSecret.split('_secret_')
    await provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    const body = { ...details, paymentIntentId: intentId, orderNumber }
    const { headers } = await posted('/api/send-order-confirmation', body)
    return { intentId, clientSecret, orderNumber, requestId: headers.get('x-request-id') }
  }

  return { lines, ask, buy, stop }
}
