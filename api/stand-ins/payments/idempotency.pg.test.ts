import { expect, test } from 'vitest'
import { providerOfFile } from './test-provider.ts'

const provider = await providerOfFile()

const made = (amount: number, idempotencyKey: string) =>
  provider.stripe.paymentIntents.create({ amount, currency: 'nok' }, { idempotencyKey })

test('a repeated key gets the first answer', async () => {
  const first = await made(5000, 'same')
  const second = await made(5000, 'same')
  expect(second.id).toBe(first.id)
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(second.lastResponse.idempotencyKey).toBe('same')
})

test('a decline is replayed too, and charged once', async () => {
  const { id } = await provider.newIntent()
  const attempt = () =>
    provider.stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_visa_chargeDeclined' },
      { idempotencyKey: `confirm-${id}` },
    )
  await expect(attempt()).rejects.toMatchObject({ statusCode: 402 })
  await expect(attempt()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
  const failures = await provider.sql`
    select 1
    from test_payments.objects
    where kind = 'event'
      and body ->> 'type' = 'payment_intent.payment_failed'
      and body #>> '{data,object,id}' = ${id}
  `
  expect(failures).toHaveLength(1)
})

test('the same key with other parameters is refused', async () => {
  await made(5000, 'other')
  await expect(made(6000, 'other')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
})

test('a call refused for its parameters can be repeated with the same key', async () => {
  await expect(made(1, 'mistake')).rejects.toMatchObject({ code: 'amount_too_small' })
  expect((await made(5000, 'mistake')).amount).toBe(5000)
})

test('concurrent calls with the same key conflict and make one intent', async () => {
  await provider.warm()
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => made(5000, 'at-once')))
  const ids = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value.id] : [],
  )
  expect(new Set(ids).size).toBe(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
})

test('a key locked by another call is answered 409', async () => {
  await provider.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('test_payments:held', 0))`
    await expect(made(5000, 'held')).rejects.toMatchObject({ statusCode: 409 })
  })
  expect((await made(5000, 'held')).amount).toBe(5000)
})
