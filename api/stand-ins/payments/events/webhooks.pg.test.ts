import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Stripe from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { testKeys } from '../keys.ts'
import { providerOfFile } from '../test-provider.ts'

const received: Stripe.Event[] = []
/** Statuses that the receiver answers before it accepts, by event type. */
const troubles = new Map<string, number[]>()

const app = new Hono()
app.post('/hook', async (c) => {
  const event = Stripe.webhooks.constructEvent(
    await c.req.text(),
    c.req.header('stripe-signature') ?? '',
    testKeys.webhookSecret,
  )
  received.push(event)
  return c.body(null, (troubles.get(event.type)?.shift() ?? 200) as 200)
})
const receiver = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
afterAll(() => void receiver.close())
await new Promise((listening) => receiver.once('listening', listening))
const { port } = receiver.address() as AddressInfo
const provider = await providerOfFile({ webhookUrl: `http://127.0.0.1:${port}/hook` })

/** Types of the events received for an intent, including those of its charge. */
const typesFor = (id: string) =>
  received
    .filter(({ data: { object } }) =>
      [
        ('id' in object && object.id) || '',
        'payment_intent' in object && object.payment_intent,
      ].includes(id),
    )
    .map(({ type }) => type)
    .sort()

test('events are signed and contain the changed objects', async () => {
  const { id } = await provider.newIntent()
  await expect(
    provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toThrow()
  await provider.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_authenticationRequired',
  })
  await provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  await provider.stripe.refunds.create({ payment_intent: id })
  await expect
    .poll(() => typesFor(id))
    .toEqual([
      'charge.refunded',
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'refund.created',
    ])
  const event = received.find(({ type }) => type === 'payment_intent.succeeded')
  expect(event?.data.object).toMatchObject({ object: 'payment_intent', status: 'succeeded' })
  expect(await provider.stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id })
})

test('an event that is not accepted is retried', async () => {
  troubles.set('payment_intent.canceled', [500, 302])
  const { id } = await provider.newIntent()
  await provider.stripe.paymentIntents.cancel(id)
  const came = () => typesFor(id).filter((type) => type === 'payment_intent.canceled').length
  // The five seconds after a second failure pass at once.
  const passed = () => provider.sql`
    update test_payments.deliveries
    set next_at = next_at - interval '5 seconds'
    where attempts = 2 and outcome = '302'
    returning attempts
  `
  await expect.poll(passed).toHaveLength(1)
  await expect.poll(came).toBe(3)
  const noted = () => provider.sql`
    select d.attempts, d.next_at, d.outcome
    from test_payments.deliveries d
    join test_payments.objects o on o.id = d.event_id
    where o.body ->> 'type' = 'payment_intent.canceled'
  `
  await expect.poll(noted).toEqual([{ attempts: 3, next_at: null, outcome: '200' }])
})

test('two processes deliver an event once', async () => {
  const other = await provider.start()
  const intents = await Promise.all(Array.from({ length: 15 }, () => provider.newIntent()))
  await expect
    .poll(() => intents.map(({ id }) => typesFor(id).length))
    .toEqual(intents.map(() => 1))
  await other.stop()
})

test('a rolled-back change sends no event', async () => {
  const before = received.length
  await expect(provider.newIntent({ amount: 1 })).rejects.toThrow()
  const { id } = await provider.newIntent()
  await expect.poll(() => typesFor(id)).toHaveLength(1)
  expect(received.length).toBe(before + 1)
})
