import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { providerOfFile } from '../test-provider.ts'

const provider = await providerOfFile()

async function paidIntent() {
  const { id } = await provider.newIntent()
  return provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
}

test('a payment is refunded in parts, never beyond the amount paid', async () => {
  const { stripe } = provider
  const { id, latest_charge } = await paidIntent()
  const part = await stripe.refunds.create({ payment_intent: id, amount: 10_000 })
  expect(part).toMatchObject({ amount: 10_000, status: 'succeeded', charge: latest_charge })
  await expect(stripe.refunds.create({ payment_intent: id, amount: 14_901 })).rejects.toMatchObject(
    { statusCode: 400, param: 'amount' },
  )

  const rest = await stripe.refunds.create({ payment_intent: id })
  expect(rest.amount).toBe(14_900)
  expect(await stripe.refunds.retrieve(rest.id)).toMatchObject({ amount: 14_900 })
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    amount_refunded: 24_900,
    refunded: true,
  })
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
})

test("only Stripe's reasons are accepted", async () => {
  const { id } = await paidIntent()
  const refund = (reason: string) =>
    provider.stripe.refunds.create({
      payment_intent: id,
      reason: reason as Stripe.RefundCreateParams.Reason,
    })
  await expect(refund('because')).rejects.toMatchObject({ statusCode: 400, param: 'reason' })
  expect((await refund('requested_by_customer')).reason).toBe('requested_by_customer')
})

test('the same key refunds once', async () => {
  const { id } = await paidIntent()
  const refund = () =>
    provider.stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` })
  expect((await refund()).id).toBe((await refund()).id)
})

test('concurrent refunds never exceed the amount paid', async () => {
  const { id } = await paidIntent()
  await provider.warm()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      provider.stripe.refunds.create({ payment_intent: id, amount: 10_000 }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('an unpaid intent is not refunded', async () => {
  const { id } = await provider.newIntent()
  await expect(provider.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('the balance is the amount paid less refunds', async () => {
  const amount = async () => (await provider.stripe.balance.retrieve()).available[0]?.amount ?? 0
  const before = await amount()
  const { id } = await paidIntent()
  await provider.stripe.refunds.create({ payment_intent: id, amount: 900 })
  expect((await amount()) - before).toBe(24_000)
})
