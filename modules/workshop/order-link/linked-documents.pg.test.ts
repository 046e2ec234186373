import { expect, test } from 'vitest'
import { code, read } from '../../../api/testing/test-answers.ts'
import { shopOfFile, testShop } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { LinkedOrder } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

/** A paid order of 108 kr of which staff refunded 50 kr, its mails, and its link's token. */
async function refundedOrder(place = shop) {
  const kari = newShopper(place)
  const { id } = await kari.bought(await newPatch(place.sql, { price: 49, stock: 9 }))
  await place.work()
  await staffOf(place).refund(id, { amount: 50_00 })
  await place.work()
  const [, token = ''] = /ordre\?token=(\S+)/.exec(kari.mails()[0]?.text ?? '') ?? []
  return { token, mails: kari.mails() }
}

const show = (token: string, place = shop) =>
  read<LinkedOrder>(place.call('GET', `/api/linked-order?token=${token}`))
const get = (path: string, token: string) =>
  shop.call('GET', `/api/linked-order/${path}?token=${token}`)

test('getLinkedReceipt, getLinkedCreditNote 200: the customer fetches what the mails had attached', async () => {
  const { token, mails } = await refundedOrder()
  expect(await show(token)).toMatchObject({
    vat: 21_60,
    receipt: 1,
    creditNotes: [{ refund: 1, number: 1 }],
  })
  const attached = mails.flatMap(({ documents = [] }) => documents)
  for (const [at, path] of ['receipt', 'refunds/1/credit-note'].entries()) {
    const answer = await get(path, token)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const content = Buffer.from(await answer.arrayBuffer())
    expect(content.equals(attached[at]?.content ?? Buffer.alloc(0))).toBe(true)
  }
})

test('404: a forged link has no documents, and an order only its own', async () => {
  const { token } = await refundedOrder()
  for (const path of ['receipt', 'refunds/1/credit-note'])
    expect(await code(get(path, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toBe(
      'order_link_unknown',
    )
  expect(await code(get('refunds/2/credit-note', token))).toBe('document_not_found')
})

test('the order of a seller that is not registered for VAT has none', async () => {
  const seller = { name: 'Patch', organisationNumber: '000 000 000', address: 'Oslo' }
  const small = await testShop({ taxed: { seller, rate: null } })
  try {
    const { token } = await refundedOrder(small)
    expect(await show(token, small)).toMatchObject({ vat: null, receipt: 1 })
  } finally {
    await small.close()
  }
})
