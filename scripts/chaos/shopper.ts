import createClient from 'openapi-fetch'
import type { paths } from '../../modules/shared/contract/api.d.ts'
import { createCustomerPayments, ways } from './customer-payments.ts'
import type { Provider } from './provider.ts'
import type { Random } from './random.ts'

/** Timeout of a call in ms, attempts per call, and ms between them. */
const patience = 8_000
const attempts = 60
const pause = 150

export type Wish = {
  products: readonly number[]
  discountCode: string | null
}

/** One customer's whole visit with the behaviour of a browser: impatient, repeating, sometimes leaving. */
export function createShopper(shopUrl: string, provider: Provider, random: Random, wish: Wish) {
  const header = { 'x-session-id': `session_${Date.now()}_${crypto.randomUUID()}` }
  const email = `${crypto.randomUUID()}@example.com`
  const details = {
    customerEmail: email,
    customerName: 'Kari Nordmann',
    shippingAddress: {
      firstName: 'Kari',
      lastName: 'Nordmann',
      address: 'Storgata 1',
      postalCode: '0155',
      city: 'Oslo',
      phone: '40000000',
    },
    discountCode: wish.discountCode,
  }
  const client = createClient<paths>({
    baseUrl: shopUrl,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(patience) }),
  })
  // Drawn up front, so that other customers do not affect the random sequence.
  const visit = {
    quantities: wish.products.map(() => random.between(1, 2)),
    changesCart: random.chance(0.3),
    pays: random.chance(0.8),
    failsFirst: random.chance(0.2),
    tellsShop: random.chance(0.7),
    tellsTwice: random.chance(0.3),
    way: random.oneOf(ways),
    paysAgain: random.chance(0.5),
  }

  /** The first answer that is not a server error; undefined when none came. */
  async function untilAnswered<Answer>(
    call: () => Promise<{ data?: Answer; response: Response }>,
  ): Promise<Answer | undefined> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const answer = await call().catch(() => undefined)
      if (answer && answer.response.status < 500) return answer.data
      await new Promise((done) => setTimeout(done, pause))
    }
    return undefined
  }

  const checkOut = () =>
    untilAnswered(() =>
      client.POST('/api/create-payment-intent', { params: { header }, body: details }),
    )

  const payments = createCustomerPayments(provider)

  async function change(): Promise<void> {
    const [first] = wish.products
    if (first === undefined) return
    await untilAnswered(() =>
      client.PUT('/api/cart/{productId}', {
        params: { header, path: { productId: first } },
        body: { quantity: 1 },
      }),
    )
  }

  return {
    session: header['x-session-id'],
    email,
    /** Fills the cart, checks out, pays and informs the shop, whatever fails on the way. */
    async visit(): Promise<void> {
      for (const [at, productId] of wish.products.entries()) {
        const quantity = visit.quantities[at] ?? 1
        await untilAnswered(() =>
          client.POST('/api/cart', { params: { header }, body: { productId, quantity } }),
        )
      }
      let intent = await checkOut()
      if (visit.changesCart) {
        await change()
        intent = await checkOut()
      }
      if (!intent || !visit.pays) return
      const [paymentIntentId = ''] = intent.clientSecret.split('_secret_')
      if (visit.failsFirst) await payments.fail(intent.clientSecret)
      const status = await payments.pay(intent.clientSecret, visit.way)
      // A customer whose payment is processing may change the cart and check out again.
      if (status === 'processing' && visit.paysAgain) {
        await change()
        await checkOut()
      }
      if (status !== 'succeeded' && status !== 'processing') return
      if (!visit.tellsShop) return
      const { orderNumber } = intent
      for (let time = 0; time < (visit.tellsTwice ? 2 : 1); time++)
        await untilAnswered(() =>
          client.POST('/api/send-order-confirmation', {
            params: { header },
            body: { ...details, paymentIntentId, orderNumber },
          }),
        )
    },
  }
}
