import { expect, test } from 'vitest'
import { copiesOfBuyer } from '../../../api/testing/test-buyer-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, stockOf } from '../../../api/testing/test-shop-queries.ts'
import { pay, type Shopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'

const shop = await shopOfFile()

const patch = (stock: number) => newPatch(shop.sql, { stock })

let networks = 0
const newAddress = () => `203.0.113.${++networks}`

/** A shopper with an unpaid order. */
async function withHold(address: string, id: number, quantity = 1, changes: object = {}) {
  const shopper = await shopperWith(shop, id, quantity, address)
  return { shopper, payable: await shopper.payable(changes) }
}

async function isPaid({ shopper, payable }: Awaited<ReturnType<typeof withHold>>) {
  await pay(shop, payable)
  const { status } = await shopper.confirm(payable)
  const [order] = await shopper.orders()
  expect(order?.payment).toMatch(status === 200 ? 'paid' : /^refund/)
  return status === 200
}

/** The number of units that the answer to a checkout offers instead; undefined when it has them all. */
async function offered(shopper: Shopper): Promise<number | undefined> {
  const response = await shopper.checkOut()
  if (response.status === 200) return undefined
  const { code, error } = (await response.json()) as { code: string; error: string }
  expect(code).toBe('units_held')
  return Number(/Bare (\d+)/.exec(error)?.[1] ?? 0)
}

test.each([19, 100, 318])(
  'unpaid orders of one network for all of %i units leave two fifths to others',
  async (stock) => {
    const id = await patch(stock)
    const address = newAddress()
    for (const part of [Math.floor(stock / 2), Math.ceil(stock / 2)])
      await withHold(address, id, part)
    const left = Math.floor(stock * 0.4)
    const kari = await shopperWith(shop, id, left + 1, newAddress())
    expect(await offered(kari)).toBe(left)
    await kari.setQuantity(id, left)
    expect(await isPaid({ shopper: kari, payable: await kari.payable() })).toBe(true)
  },
)

test('a class that holds 40 of 100 keeps them, in one order or in 40, against buyers elsewhere', async () => {
  const [inOne, inForty] = [await patch(100), await patch(100)]
  const address = newAddress()
  const teacher = await withHold(address, inOne, 40)
  const { shopper } = await withHold(address, inForty)
  await copiesOfBuyer(shop.sql, shopper.session, 39)
  for (const id of [inOne, inForty]) {
    const ola = await shopperWith(shop, id, 61, newAddress())
    expect(await offered(ola)).toBe(60)
    await ola.setQuantity(id, 60)
    expect(await isPaid({ shopper: ola, payable: await ola.payable() })).toBe(true)
  }
  expect(await isPaid(teacher)).toBe(true)
})

test('orders of one network keep their units against each other', async () => {
  const id = await patch(40)
  const address = newAddress()
  await withHold(address, id, 30)
  expect(await offered(await shopperWith(shop, id, 11, address))).toBe(10)
})

test('an order for all units is paid, although a later one elsewhere waits for what its network does not keep', async () => {
  const id = await patch(100)
  const teacher = await withHold(newAddress(), id, 100)
  const ola = await withHold(newAddress(), id, 40)
  expect(await isPaid(teacher)).toBe(true)
  expect(await isPaid(ola)).toBe(false)
})

test('units held beyond the cap can be paid until someone else has bought them, and are refunded then', async () => {
  const id = await patch(20)
  const address = newAddress()
  const [first, second] = [await withHold(address, id, 8), await withHold(address, id, 12)]
  expect(await isPaid(await withHold(newAddress(), id, 8))).toBe(true)
  expect(await isPaid(second)).toBe(true)
  expect(await isPaid(first)).toBe(false)
  expect(await stockOf(shop.sql, id)).toBe(0)
})

test('a network keeps up to ten units of the last ones', async () => {
  const id = await patch(10)
  await withHold(newAddress(), id, 10)
  expect(await offered(await shopperWith(shop, id, 1, newAddress()))).toBe(0)
})

test('orders of unknown networks are of a network each', async () => {
  const id = await patch(20)
  for (let order = 0; order < 2; order++) {
    const { payable } = await withHold(newAddress(), id, 10)
    await shop.sql`
      update orders.orders
      set client_address = null
      where order_number = ${payable.orderNumber}
    `
  }
  expect(await offered(await shopperWith(shop, id, 1, newAddress()))).toBe(0)
})

test('orders of one network keep 60 % of the uses of a code at most, and the first to pay get the others', async () => {
  expect((await staffOf(shop).newCode('KLASSEN', { maxUses: 20 })).status).toBe(201)
  const id = await patch(1000)
  const withCode = { discountCode: 'KLASSEN' }
  const hoarder = newAddress()
  const held = []
  for (let order = 0; order < 20; order++) held.push(await withHold(hoarder, id, 1, withCode))
  const sameSchool = await shopperWith(shop, id, 1, hoarder)
  expect((await sameSchool.checkOut(withCode)).status).toBe(422)
  const buyers = []
  for (let order = 0; order < 8; order++) {
    const shopper = await shopperWith(shop, id, 1, newAddress())
    expect((await shopper.checkDiscount('KLASSEN')).status).toBe(200)
    buyers.push({ shopper, payable: await shopper.payable(withCode) })
  }
  const late = await shopperWith(shop, id, 1, newAddress())
  expect(await (await late.checkDiscount('KLASSEN')).json()).toMatchObject({
    code: 'discount_code_held',
  })
  expect(await (await late.checkOut(withCode)).json()).toMatchObject({ code: 'discount_code_held' })
  for (const buyer of buyers) expect(await isPaid(buyer)).toBe(true)
  const paid = []
  for (const one of held.slice(0, 13)) paid.push(await isPaid(one))
  expect(paid).toEqual([...Array(12).fill(true), false])
})

test('a network has at most 600 open orders; those begun can go on, and other networks can begin', async () => {
  const id = await patch(1_000_000)
  const address = newAddress()
  const { shopper } = await withHold(address, id)
  await copiesOfBuyer(shop.sql, shopper.session, 599)
  const refused = await (await shopperWith(shop, id, 1, address)).checkOut()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await shopper.checkOut()).status).toBe(200)
  expect((await (await shopperWith(shop, id, 1, newAddress())).checkOut()).status).toBe(200)
})
