import { beforeEach, describe, expect, test } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, refundsOf, setStock, stockOf } from '../../../api/testing/test-shop-queries.ts'
import {
  delayPayment,
  expectPaidOnce,
  newShopper,
  pay,
  type Shopper,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'

const shop = await shopOfFile()

const start = new Date('2026-05-01T10:00:00Z').getTime()
const minutesLater = (minutes: number) => shop.setNow(new Date(start + minutes * 60_000))
beforeEach(() => minutesLater(0))

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)
const intentOf = (id: string) => shop.stripe.paymentIntents.retrieve(id)
const reconcile = () => shop.run('checkout.reconcile')

describe('an open order', () => {
  test('holds its units: the next buyer is refused with the time to retry, and gets no intent', async () => {
    const id = await patch({ stock: 1 })
    const [kari, ola] = [await shopperWith(shop, id), await shopperWith(shop, id)]
    await kari.payable()
    minutesLater(5)
    const response = await ola.checkOut()
    expect(response.status).toBe(422)
    expect(response.headers.get('retry-after')).toBe('600')
    const { name } = await shop.catalogue.product(id)
    expect(await response.json()).toMatchObject({
      code: 'units_held',
      error: `Andre betaler for de siste av ${name} akkurat nå.`,
      field: name,
    })
    expect(await ola.orders()).toEqual([])
    expect(await stockOf(shop.sql, id)).toBe(1)
  })

  test('leaves the remaining units to others', async () => {
    const id = await patch({ stock: 5 })
    await (await shopperWith(shop, id, 3)).payable()
    const ola = await shopperWith(shop, id, 3)
    const response = await ola.checkOut()
    expect((await response.json()).error).toMatch(/^Bare 2 av .* er ledige akkurat nå/)
    await ola.setQuantity(id, 2)
    expect((await ola.checkOut()).status).toBe(200)
  })

  test('reports the blocking hold that expires first, until that order is paid', async () => {
    const id = await patch({ stock: 2 })
    const [kari, ola, per] = [
      await shopperWith(shop, id),
      await shopperWith(shop, id),
      await shopperWith(shop, id),
    ]
    const liv = await shopperWith(shop, id, 2)
    const first = await kari.payable()
    minutesLater(5)
    await ola.payable()
    minutesLater(6)
    const retryAfter = async () => (await per.checkOut()).headers.get('retry-after')
    expect(await retryAfter()).toBe('540')
    minutesLater(16)
    expect(await retryAfter()).toBe('15')
    await kari.settle(first)
    expect(await retryAfter()).toBe('240')
    const response = await liv.checkOut()
    expect(await response.json()).toMatchObject({
      code: 'sold_out',
      error: expect.stringMatching(/^Vi har bare 1 igjen av /),
    })
    expect(response.headers.get('retry-after')).toBeNull()
  })

  test('reports when all patches of a cart are free that others hold', async () => {
    const [first, second] = [await patch({ stock: 1 }), await patch({ stock: 1 })]
    const [kari, ola, per] = [
      await shopperWith(shop, first),
      await shopperWith(shop, second),
      await shopperWith(shop, first),
    ]
    await per.put(second)
    await kari.payable()
    minutesLater(5)
    await ola.payable()
    const refused = await per.checkOut()
    expect(await refused.json()).toMatchObject({ code: 'units_held' })
    expect(refused.headers.get('retry-after')).toBe('900')
  })

  test('does not hide that another patch of the cart is sold out', async () => {
    const [held, gone] = [await patch({ stock: 1 }), await patch({ stock: 1 })]
    await (await shopperWith(shop, held)).payable()
    const ola = await shopperWith(shop, held)
    await ola.put(gone)
    await setStock(shop.sql, gone, 0)
    const { name } = await shop.catalogue.product(gone)
    expect(await (await ola.checkOut()).json()).toMatchObject({
      code: 'sold_out',
      error: `${name} er utsolgt akkurat nå.`,
    })
  })

  test('does not compete with itself when the same cart is submitted again', async () => {
    const id = await patch({ stock: 2 })
    const kari = await shopperWith(shop, id, 2)
    const first = await kari.payable()
    expect(await kari.payable()).toEqual(first)
    await kari.settle(first)
    await expectPaidOnce(shop, kari, id, 0)
  })

  test('holds its units while the payment is processing, whatever the shopper does to the cart', async () => {
    const id = await patch({ stock: 2 })
    const [kari, ola] = [await shopperWith(shop, id, 2), await shopperWith(shop, id)]
    const payable = await kari.payable()
    await delayPayment(shop, payable)
    await kari.setQuantity(id, 1)
    for (const answer of [await kari.checkOut(), await kari.confirm(payable)]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'payment_processing' })
    }
    expect((await ola.checkOut()).status).toBe(422)
  })

  test('releases units at once when the shopper removes them from the cart', async () => {
    const id = await patch({ stock: 3 })
    const [kari, ola] = [await shopperWith(shop, id, 3), await shopperWith(shop, id, 2)]
    await kari.payable()
    expect((await ola.checkOut()).status).toBe(422)
    await kari.setQuantity(id, 1)
    await kari.payable()
    expect((await ola.checkOut()).status).toBe(200)
  })

  test('releases a patch that the shopper takes out of the cart', async () => {
    const [kept, removed] = [await patch(), await patch({ stock: 1 })]
    const [kari, ola] = [await shopperWith(shop, kept), await shopperWith(shop, removed)]
    await kari.put(removed)
    await kari.payable()
    expect((await ola.checkOut()).status).toBe(422)
    const { headers } = kari
    expect((await shop.call('DELETE', `/api/cart/${removed}`, { headers })).status).toBe(200)
    await kari.payable()
    expect((await ola.checkOut()).status).toBe(200)
  })

  test('counts the units of all lines of a product, and none of the custom patch', async () => {
    const kari = await shopperWith(shop, 999_999, 900)
    const id = await patch({ stock: 2 })
    await kari.put(id, 2)
    expect((await kari.checkOut()).status).toBe(200)
  })
})

describe('500 concurrent buyers of the last unit', () => {
  test('exactly one can pay, the others are refused, and no customer is charged in vain', async () => {
    const id = await patch({ stock: 1 })
    const buyers = await Promise.all(Array.from({ length: 500 }, () => shopperWith(shop, id)))
    const answers = await Promise.all(buyers.map((buyer) => buyer.checkOut()))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(499).fill(422)])
    const lucky = buyers[statuses.indexOf(200)] as Shopper
    const payable = await lucky.payable()
    await lucky.settle(payable)
    await expectPaidOnce(shop, lucky, id, 0)
  })
})

describe('after 15 minutes without a payment', () => {
  test('the intent is cancelled before the units are released', async () => {
    const id = await patch({ stock: 1 })
    const [kari, ola] = [await shopperWith(shop, id), await shopperWith(shop, id)]
    const payable = await kari.payable()
    minutesLater(14)
    await reconcile()
    expect((await ola.checkOut()).status).toBe(422)
    minutesLater(15)
    await reconcile()
    expect((await intentOf(payable.intentId)).status).toBe('canceled')
    await expect(pay(shop, payable)).rejects.toThrow('canceled')
    expect(await kari.payments()).toEqual(['abandoned'])
    expect((await ola.checkOut()).status).toBe(200)
  })

  test('a shopper who returns to pay gets a new order if the units are still there', async () => {
    const id = await patch({ stock: 1 })
    const kari = await shopperWith(shop, id)
    const first = await kari.payable()
    minutesLater(16)
    await reconcile()
    const second = await kari.payable()
    expect(second.orderNumber).not.toBe(first.orderNumber)
    await kari.settle(second)
    expect(await kari.payments()).toEqual(['abandoned', 'paid'])
  })

  test('each call restarts the hold time', async () => {
    const kari = await shopperWith(shop, await patch({ stock: 1 }))
    await kari.payable()
    minutesLater(10)
    const { intentId } = await kari.payable()
    minutesLater(20)
    await reconcile()
    expect((await intentOf(intentId)).status).toBe('requires_payment_method')
    expect(await kari.payments()).toEqual(['open'])
  })

  test('holds stay while the provider does not answer, and the next run releases them', async () => {
    const id = await patch({ stock: 1 })
    const kari = await shopperWith(shop, id)
    const { intentId } = await kari.payable()
    minutesLater(15)
    await shop.whileProviderIsDown(async () => {
      await expect(reconcile()).rejects.toThrow('not reconciled')
      expect(await kari.payments()).toEqual(['open'])
    })
    await reconcile()
    expect((await intentOf(intentId)).status).toBe('canceled')
    expect(await kari.payments()).toEqual(['abandoned'])
  })
})

describe('a payment whose event never arrived', () => {
  test('is settled by the reconciliation after two idle minutes, once', async () => {
    const id = await patch({ stock: 4 })
    const kari = newShopper(shop)
    await kari.paid(id)
    minutesLater(1)
    await reconcile()
    expect(await kari.payments()).toEqual(['open'])
    minutesLater(2)
    await Promise.all([reconcile(), reconcile()])
    await expectPaidOnce(shop, kari, id, 3)
  })

  test('is settled even after its hold has expired', async () => {
    const id = await patch({ stock: 4 })
    const kari = newShopper(shop)
    await kari.paid(id)
    minutesLater(60)
    await reconcile()
    await expectPaidOnce(shop, kari, id, 3)
  })

  test('of an abandoned order is delivered while there is stock, else refunded', async () => {
    for (const left of [1, 0]) {
      const id = await patch({ stock: 1 })
      const kari = await shopperWith(shop, id)
      const payable = await kari.payable()
      await shop.giveUp(payable.orderNumber)
      await pay(shop, payable)
      await setStock(shop.sql, id, left)
      await kari.confirm(payable)
      await shop.work()
      expect(await kari.payments()).toEqual([left ? 'paid' : 'refunded'])
      expect(await refundsOf(shop.sql, payable.intentId)).toEqual(left ? [] : [108_00])
      expect(kari.mails()).toHaveLength(1)
      expect(await stockOf(shop.sql, id)).toBe(0)
    }
  })

  test('never takes units that other orders hold', async () => {
    const id = await patch({ stock: 1 })
    const [kari, ola] = [await shopperWith(shop, id), await shopperWith(shop, id)]
    const late = await kari.payable()
    await shop.giveUp(late.orderNumber)
    const held = await ola.payable()
    expect((await kari.settle(late)).status).toBe(422)
    await ola.settle(held)
    await shop.work()
    expect([await kari.payments(), await ola.payments()]).toEqual([['refunded'], ['paid']])
    expect(await stockOf(shop.sql, id)).toBe(0)
  })
})
