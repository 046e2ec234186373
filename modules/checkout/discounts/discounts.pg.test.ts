import { beforeEach, describe, expect, test } from 'vitest'
import { accepted } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock } from '../../../api/testing/test-shop-queries.ts'
import { newShopper, type Shopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { DiscountCode, DiscountEffect } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()
const staff = staffOf(shop)

const start = new Date('2026-05-01T10:00:00Z').getTime()
const minutesLater = (minutes: number) => shop.setNow(new Date(start + minutes * 60_000))
beforeEach(() => minutesLater(0))

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)

let made = 0
async function newCode(changes: object = {}): Promise<string> {
  const code = `KODE${++made}`
  expect((await staff.newCode(code, changes)).status).toBe(201)
  return code
}

const codeOf = async (code: string) =>
  (await staff.get<DiscountCode[]>('discount-codes')).find((one) => one.code === code)

/** Uses by paid orders and uses held by open orders, as `[used, held]`. */
async function usedAndHeld(code: string) {
  const { currentUses = 0, heldUses = 0 } = (await codeOf(code)) ?? {}
  return [currentUses, heldUses] as const
}

/** The uses that count against the limit. */
async function usesOf(code: string): Promise<number> {
  const [used, held] = await usedAndHeld(code)
  return used + held
}

const judge = (shopper: Shopper, code: string) => shopper.checkDiscount(code)
const effect = (shopper: Shopper, code: string) => accepted<DiscountEffect>(judge(shopper, code))

async function withCart(price = 100, quantity = 3): Promise<Shopper> {
  const shopper = await shopperWith(shop, await patch({ price }), quantity)
  return shopper
}

describe('the effect of a code on the cart', () => {
  test.each([
    ['percentage', { type: 'percentage', value: 15 }, 45_00],
    ['fixed', { type: 'fixed', value: 50 }, 50_00],
    ['fixed, above the total of the cart', { type: 'fixed', value: 5000 }, 300_00],
    ['buy_x_get_y', { type: 'buy_x_get_y', value: 2 }, 100_00],
  ])('PRICE-10 %s', async (_name, changes, reduction) => {
    const code = await newCode(changes)
    const kari = await withCart()
    expect(await effect(kari, code.toLowerCase())).toMatchObject({
      discount: { code, ...changes },
      reduction,
      missing: 0,
    })
  })

  test('PRICE-10 a code decides whether custom patches count towards it', async () => {
    const kari = await shopperWith(shop, 999_999, 10)
    await kari.put(await patch({ price: 100 }))
    const [all, without] = [await newCode(), await newCode({ excludeCustomPatches: true })]
    expect((await effect(kari, all)).reduction).toBe(159_00)
    expect((await effect(kari, without)).reduction).toBe(10_00)
  })

  test('3FOR2 is built in, ignores case and applies to an empty cart too', async () => {
    expect(await effect(newShopper(shop), '3for2')).toMatchObject({
      discount: { code: '3FOR2' },
      reduction: 0,
      missing: 0,
    })
  })

  test('PRICE-10 below its minimum a code takes nothing off, and the missing amount is returned', async () => {
    const code = await newCode({ minimumAmount: 450_00 })
    const kari = await withCart()
    expect(await effect(kari, code)).toMatchObject({ reduction: 0, missing: 150_00 })
  })

  test.each([
    ['does not exist', async () => 'FINNESIKKE'],
    ['is inactive', () => newCode({ isActive: false })],
    ['is expired', () => newCode({ validUntil: '2026-04-30' })],
    ['is all spaces', async () => '   '],
  ])('PRICE-10 422 for one that %s', async (_name, make) => {
    const response = await judge(await withCart(), await make())
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'invalid_discount_code',
      error: 'Denne rabattkoden finnes ikke eller er utløpt.',
      field: 'code',
    })
  })
})

describe('uses of a code', () => {
  test('ADISC-05 held while the order is open, used once it is paid', async () => {
    const code = await newCode({ maxUses: 5 })
    const [kari, ola] = [await withCart(), await withCart()]
    const payable = await kari.payable({ discountCode: code })
    await ola.payable({ discountCode: code })
    expect(await usedAndHeld(code)).toEqual([0, 2])
    await kari.settle(payable)
    expect(await usedAndHeld(code)).toEqual([1, 1])
    minutesLater(15)
    await shop.run('checkout.reconcile')
    expect(await usedAndHeld(code)).toEqual([1, 0])
  })

  test('PRICE-10 a code without effect on the order is neither counted as used nor written on it', async () => {
    const code = await newCode({ maxUses: 1, excludeCustomPatches: true })
    const ola = await shopperWith(shop, 999_999, 10)
    const payable = await ola.payable({ discountCode: code })
    expect(await usedAndHeld(code)).toEqual([0, 0])
    await ola.settle(payable)
    expect(await ola.orders()).toMatchObject([{ payment: 'paid', discount: 0, discountCode: null }])
    expect(await usedAndHeld(code)).toEqual([0, 0])
    const kari = await withCart()
    await kari.payable({ discountCode: code })
    expect(await usedAndHeld(code)).toEqual([0, 1])
  })
})

describe('the last use of a code', () => {
  test('20 concurrent orders: one of them gets it', async () => {
    const code = await newCode({ maxUses: 1 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => withCart()))
    const answers = await Promise.all(buyers.map((one) => one.checkOut({ discountCode: code })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(422)])
    expect(await usesOf(code)).toBe(1)
  })

  test('is held by the open order, for its own session only', async () => {
    const code = await newCode({ maxUses: 1 })
    const [kari, ola] = [await withCart(), await withCart()]
    const payable = await kari.payable({ discountCode: code })
    expect((await effect(kari, code)).reduction).toBe(30_00)
    expect(await kari.payable({ discountCode: code })).toEqual(payable)
    minutesLater(5)
    for (const response of [await judge(ola, code), await ola.checkOut({ discountCode: code })]) {
      expect(response.status).toBe(422)
      expect(response.headers.get('retry-after')).toBe('600')
      expect(await response.json()).toMatchObject({ code: 'discount_code_held' })
    }
    await kari.settle(payable)
    const used = await ola.checkOut({ discountCode: code })
    expect(used.status).toBe(422)
    expect(await used.json()).toMatchObject({ code: 'invalid_discount_code' })
    expect(await usesOf(code)).toBe(1)
  })

  test('is said to be free again when the first of several holds ends', async () => {
    const code = await newCode({ maxUses: 2 })
    const [kari, ola, per] = [await withCart(), await withCart(), await withCart()]
    await kari.payable({ discountCode: code })
    minutesLater(5)
    await ola.payable({ discountCode: code })
    const refused = await judge(per, code)
    expect(await refused.json()).toMatchObject({ code: 'discount_code_held' })
    expect(refused.headers.get('retry-after')).toBe('600')
  })

  test('is free again when the shopper removes the code or never pays', async () => {
    const code = await newCode({ maxUses: 1 })
    const [kari, ola] = [await withCart(), await withCart()]
    await kari.payable({ discountCode: code })
    await kari.payable()
    expect(await usesOf(code)).toBe(0)
    await ola.payable({ discountCode: code })
    minutesLater(15)
    await shop.run('checkout.reconcile')
    expect(await usesOf(code)).toBe(0)
    expect((await kari.checkOut({ discountCode: code })).status).toBe(200)
  })

  test('two shoppers who swap two codes concurrently cause neither a deadlock nor a wrong count', async () => {
    const [one, other] = [await newCode(), await newCode()]
    const [kari, ola] = [await withCart(), await withCart()]
    for (let round = 0; round < 5; round++) {
      const codes = round % 2 ? [one, other] : [other, one]
      const answers = await Promise.all([
        kari.checkOut({ discountCode: codes[0] }),
        ola.checkOut({ discountCode: codes[1] }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect([await usesOf(one), await usesOf(other)]).toEqual([1, 1])
    }
  })

  test('is released by an order that cannot be delivered', async () => {
    const code = await newCode({ maxUses: 1 })
    const id = await patch({ stock: 1 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id, 1, { discountCode: code })
    await setStock(shop.sql, id, 0)
    await kari.confirm(payable)
    expect(await usesOf(code)).toBe(0)
    await shop.work()
    expect(await kari.orders()).toMatchObject([{ payment: 'refunded' }])
    expect(await usesOf(code)).toBe(0)
  })
})

test('an order keeps the discount of a code that staff change or delete afterwards', async () => {
  const code = await newCode({ value: 50 })
  const kari = await withCart()
  const payable = await kari.payable({ discountCode: code })
  await shop.asStaff('DELETE', `/api/admin/discount-codes/${(await codeOf(code))?.id}`)
  expect((await kari.settle(payable)).status).toBe(200)
  expect(await kari.orders()).toMatchObject([{ payment: 'paid', discount: 150_00 }])
})
