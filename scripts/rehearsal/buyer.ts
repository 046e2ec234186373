import createClient from 'openapi-fetch'
import { testKeys } from '../../api/stand-ins/payments/keys.ts'
import { payWithKlarna } from '../../api/stand-ins/payments/test-klarna.ts'
import type { paths } from '../../modules/shared/contract/api.d.ts'

const customer = {
  customerName: 'Kari Nordmann',
  shippingAddress: {
    firstName: 'Kari',
    lastName: 'Nordmann',
    address: 'Storgata 1',
    postalCode: '0155',
    city: 'Oslo',
    phone: '40000000',
  },
}

const cards = { card: '4242424242424242', 'refused card': '4000000000000002' }

/** Ways to pay: by card, or with Klarna and one of its answers; null leaves Klarna's page unanswered. */
export type Way = keyof typeof cards | Parameters<typeof payWithKlarna>[2]

type Options = {
  customerEmail?: string
  discountCode?: string | null
  /** Where the built-in provider answers browsers, if not in the shop. */
  providerUrl?: string
  /** The buyer's network address, as a proxy tells it: limits count by address. */
  address?: string
  /** Default: a session of its own. */
  session?: string
  /** Calls shop and provider; default: the usual `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

type Line = {
  productId?: number
  quantity?: number
  /** The session's own picture or design, for a custom patch. */
  customImageId?: string | undefined
}

type Checkout = { clientSecret: string; orderNumber: string }

/** A customer with the calls of a browser, whose payments the built-in provider takes. */
export function createBuyer(shopUrl: string, options: Options = {}) {
  const { customerEmail = 'kari@example.com', discountCode = null, address } = options
  const { providerUrl = shopUrl, session = newSession(), fetch: call = fetch } = options
  const body = { ...customer, customerEmail, discountCode }
  const params = { header: { 'x-session-id': session } }
  const client = createClient<paths>({
    baseUrl: shopUrl,
    fetch: call,
    headers: address ? { 'x-forwarded-for': address } : {},
  })
  /** The provider's calls for browsers. Its payment page leads back to the shop. */
  const provider = {
    request: (path: string, init?: RequestInit) =>
      call(new Request(`${providerUrl}/test-payments${path}`, { redirect: 'manual', ...init })),
  }

  return {
    session,
    email: customerEmail,
    async add({ productId = 1, quantity = 3, customImageId }: Line = {}): Promise<void> {
      await client.POST('/api/cart', {
        params,
        body: { productId, quantity, ...(customImageId && { customImageId }) },
      })
    },
    async change(productId: number, quantity: number): Promise<void> {
      await client.PUT('/api/cart/{productId}', {
        params: { ...params, path: { productId } },
        body: { quantity },
      })
    },
    /** Throws when the shop refuses. */
    async checkOut(): Promise<Checkout> {
      const { data } = await client.POST('/api/create-payment-intent', { params, body })
      if (!data) throw new Error('The shop created no payment intent')
      return data
    },
    /** Pays, and returns the intent's status, or 'refused'. */
    async pay({ clientSecret }: Checkout, way: Way = 'card'): Promise<string> {
      const intent = `/v1/payment_intents/${idIn(clientSecret)}`
      const access = { key: testKeys.publishableKey, client_secret: clientSecret }
      if (way !== 'card' && way !== 'refused card') {
        await payWithKlarna(provider, clientSecret, way)
        return statusIn(await provider.request(`${intent}?${new URLSearchParams(access)}`))
      }
      const body = new URLSearchParams({
        ...access,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': cards[way],
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
      })
      return statusIn(await provider.request(`${intent}/confirm`, { method: 'POST', body }))
    },
    /** Tells the shop that the order is paid. Throws when it refuses. */
    async confirm({ clientSecret, orderNumber }: Checkout): Promise<void> {
      const { error } = await client.POST('/api/send-order-confirmation', {
        params,
        body: { ...body, paymentIntentId: idIn(clientSecret), orderNumber },
      })
      if (error) throw new Error(`The order was not confirmed: ${error.error}`)
    },
  }
}

/** Buys with a test card that always succeeds, and returns the order number; throws when a step fails. */
export async function placeOrder(shopUrl: string, options: Options & Line = {}): Promise<string> {
  const buyer = createBuyer(shopUrl, options)
  await buyer.add(options)
  const checkout = await buyer.checkOut()
  const status = await buyer.pay(checkout)
  if (status !== 'succeeded') throw new Error(`The payment is ${status}`)
  await buyer.confirm(checkout)
  return checkout.orderNumber
}

export const newSession = () => `session_${Date.now()}_${crypto.randomUUID()}`

/** The status of the intent in an answer of the provider; 'refused' when it has none. */
async function statusIn(answer: Response): Promise<string> {
  const { status = 'refused' } = (await answer.json()) as { status?: string }
  return status
}

const idIn = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''
