import { expect, test } from 'vitest'
import { providerOfFile } from '../test-provider.ts'

const provider = await providerOfFile()

async function disputedIntent() {
  const { id } = await provider.newIntent()
  const payment_method = 'pm_card_createDispute'
  return provider.stripe.paymentIntents.confirm(id, { payment_method })
}

test('the list of disputes is paged, newest first, with what each one moved', async () => {
  const { disputes } = provider.stripe
  const made = [await disputedIntent(), await disputedIntent(), await disputedIntent()]
  const newestFirst = made.map(({ id }) => id).reverse()
  const first = await disputes.list({ limit: 2 })
  expect(first).toMatchObject({ has_more: true, url: '/v1/disputes' })
  expect(first.data[0]).toMatchObject({
    object: 'dispute',
    status: 'needs_response',
    balance_transactions: [{ amount: -24_900 }],
  })
  const all = await disputes.list({ limit: 2 }).autoPagingToArray({ limit: 3 })
  expect(all.map(({ payment_intent }) => payment_intent)).toEqual(newestFirst)
})

test('disputes are listed by intent and by time', async () => {
  const { disputes } = provider.stripe
  const { id } = await disputedIntent()
  const { data } = await disputes.list({ payment_intent: id })
  expect(data.map(({ payment_intent }) => payment_intent)).toEqual([id])
  const at = data[0]?.created ?? 0
  expect((await disputes.list({ created: { gte: at } })).data[0]?.payment_intent).toBe(id)
  expect((await disputes.list({ created: { gt: at + 60 } })).data).toEqual([])
  await expect(disputes.list({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
  await expect(disputes.list({ status: 'lost' } as object)).rejects.toMatchObject({
    code: 'parameter_unknown',
  })
})
