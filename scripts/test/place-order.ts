import createClient from 'openapi-fetch'
import { testKeys } from '../../api/embedded/test-payments/keys.ts'
import type { paths } from '../../modules/shared/contract/api.d.ts'

const customer = {
  customerEmail: 'kari@example.com',
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

export type Step = 'add to cart' | 'create payment intent' | 'pay' | 'confirm'

type Options = {
  productId?: number
  quantity?: number
  /** The session's own picture or design, for a custom patch. */
  customImageId?: string | undefined
  customerEmail?: string
  discountCode?: string
  /** Where the built-in provider answers browsers, if not in the shop. */
  providerUrl?: string
  /** The buyer's network address, as a proxy tells it: limits count by address. */
  address?: string
  /** Default: a session of its own. */
  session?: string
  /** Calls shop and provider; default: the usual `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Wraps each step, for example to measure its time. */
  timed?<Answer>(step: Step, call: () => Promise<Answer>): Promise<Answer>
}

/**
 * Buys with a test card that always succeeds, as a browser does, and returns the order number; throws when a step
 * fails.
 */
export async function placeOrder(shopUrl: string, options: Options = {}): Promise<string> {
  const { productId = 1, quantity = 3, customImageId, timed = (_step, call) => call() } = options
  const { customerEmail = customer.customerEmail, discountCode = null } = options
  const { providerUrl = shopUrl, address, session = newSession() } = options
  const { fetch: call = fetch } = options
  const buyer = { ...customer, customerEmail, discountCode }
  const client = createClient<paths>({
    baseUrl: shopUrl,
    fetch: call,
    headers: address ? { 'x-forwarded-for': address } : {},
  })
  const params = { header: { 'x-session-id': session } }
  await timed('add to cart', () =>
    client.POST('/api/cart', {
      params,
      body: { productId, quantity, ...(customImageId && { customImageId }) },
    }),
  )
  const { data } = await timed('create payment intent', () =>
    client.POST('/api/create-payment-intent', { params, body: buyer }),
  )
  if (!data) throw new Error('The shop created no payment intent')
  const [paymentIntentId = ''] = data.clientSecret.split('_secret_')
  const paid = await timed('pay', () =>
    call(payment(providerUrl, paymentIntentId, data.clientSecret)),
  )
  if (!paid.ok) throw new Error(`The card was refused: ${await paid.text()}`)
  const { error } = await timed('confirm', () =>
    client.POST('/api/send-order-confirmation', {
      params,
      body: { ...buyer, paymentIntentId, orderNumber: data.orderNumber },
    }),
  )
  if (error) throw new Error(`The order was not confirmed: ${error.error}`)
  return data.orderNumber
}

export const newSession = () => `session_${Date.now()}_${crypto.randomUUID()}`

const payment = (providerUrl: string, paymentIntentId: string, clientSecret: string) =>
  new Request(`${providerUrl}/test-payments/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: testKeys.publishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    }),
  })
