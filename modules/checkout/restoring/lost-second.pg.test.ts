import { beforeEach, expect, test, vi } from 'vitest'
import { copyOfShop } from '../../../api/testing/lost-commits-queries.ts'
import { plainPicture, sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import {
  newPatch,
  refundsOf,
  setStock,
  stockOf,
  wholeState,
} from '../../../api/testing/test-shop-queries.ts'
import {
  newShopper,
  type Payable,
  pay,
  type Shopper,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'

const shop = await shopOfFile()

const patch = (stock = 20) => newPatch(shop.sql, { stock })

/** A standby that missed the last second takes over: its state is the copy, and nothing of what the jobs had to do. */
async function failOver(toCopy: () => Promise<void>) {
  await toCopy()
  shop.waiting.length = 0
  shop.mails.length = 0
}

const start = Date.parse('2026-05-01T10:00:00Z')
const minutesLater = (minutes: number) => shop.setNow(new Date(start + minutes * 60_000))
beforeEach(() => minutesLater(0))

/** The jobs of the next minutes, without any event of the provider or call of a browser. */
async function jobsRun() {
  minutesLater(3)
  await shop.run('checkout.find-lost-payments')
  await shop.run('checkout.reconcile')
  await shop.work()
}

/** Pays and tells the shop, which sends the receipt. */
async function bought(shopper: Shopper, payable: Payable) {
  expect((await shopper.settle(payable)).status).toBe(200)
  await shop.work()
  expect(shopper.mails()).toHaveLength(1)
}

/** A call whose intent is made only when `make` is called. */
function whileIntentIsMade(shopper: Shopper) {
  const { paymentIntents } = shop.stripe
  const create = paymentIntents.create.bind(paymentIntents)
  const [asked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (...call) => {
    asked.resolve()
    await waited.promise
    return create(...(call as Parameters<typeof create>))
  })
  const payable = shopper.payable()
  const made = () => {
    waited.resolve()
    return payable
  }
  return { asked: asked.promise, made }
}

test('what was paid and lost with the primary comes back from the provider, whatever the standby missed of it', async () => {
  const code = 'SISTE'
  await staffOf(shop).newCode(code, { maxUses: 1 })
  const id = {
    order: await patch(),
    revision: await patch(),
    link: await patch(),
    settlement: await patch(),
    cart: await patch(),
    code: await patch(),
    soldOut: await patch(1),
  }
  const [revision, link, settlement, cart] = [
    await shopperWith(shop, id.revision),
    await shopperWith(shop, id.link, 2),
    await shopperWith(shop, id.settlement),
    await shopperWith(shop, id.cart),
  ]
  const earlier = await revision.payable()
  const unsettled = await settlement.payable()
  const unlinked = whileIntentIsMade(link)
  await unlinked.asked
  await shop.run('checkout.find-lost-payments')
  const toCopy = await copyOfShop(shop.sql)

  // The last second of the primary.
  const order = await shopperWith(shop, id.order, 3)
  const ordered = await order.payable()
  await bought(order, ordered)
  await revision.setQuantity(id.revision, 4)
  const revised = await revision.payable()
  expect(revised.orderNumber).toBe(earlier.orderNumber)
  await bought(revision, revised)
  const linked = await unlinked.made()
  await pay(shop, linked)
  await bought(settlement, unsettled)
  const fromCart = await cart.payable()
  await bought(cart, fromCart)
  await cart.put(id.order)
  const thrifty = await shopperWith(shop, id.code)
  const reduced = await thrifty.payable({ discountCode: code })
  await bought(thrifty, reduced)
  const artist = newShopper(shop)
  const own = {
    productId: 999_999,
    quantity: 10,
    customImageId: await sentPicture(shop, artist.session, plainPicture()),
  }
  await shop.call('POST', '/api/cart', { headers: artist.headers, body: own })
  const drawn = await artist.payable()
  await bought(artist, drawn)
  const newId = await patch()
  const early = await shopperWith(shop, newId)
  const added = await early.payable()
  await bought(early, added)
  const late = await shopperWith(shop, id.soldOut)
  const scarce = await late.payable()
  await bought(late, scarce)
  await failOver(toCopy)
  // Another customer of the standby is faster.
  await setStock(shop.sql, id.soldOut, 0)

  await jobsRun()

  const restored = [
    { shopper: order, payable: ordered, stock: [id.order, 17] },
    { shopper: revision, payable: revised, stock: [id.revision, 16] },
    { shopper: link, payable: linked, stock: [id.link, 18] },
    { shopper: settlement, payable: unsettled, stock: [id.settlement, 19] },
    { shopper: cart, payable: fromCart, stock: [id.cart, 19] },
    { shopper: thrifty, payable: reduced, stock: [id.code, 19] },
  ] as const
  for (const { shopper, payable, stock } of restored) {
    const { orderNumber, intentId, total } = payable
    expect(await shopper.orders()).toMatchObject([
      { payment: 'paid', orderNumber, intentId, total },
    ])
    expect(await stockOf(shop.sql, stock[0])).toBe(stock[1])
    expect(await shopper.cart()).toEqual([])
    expect(shopper.mails()).toMatchObject([{ subject: expect.stringContaining(orderNumber) }])
    expect(shopper.mails()[0]?.text).toContain('Takk for bestillingen')
  }
  const refunded = [
    { shopper: artist, payable: drawn },
    { shopper: early, payable: added },
    { shopper: late, payable: scarce },
  ]
  for (const { shopper, payable } of refunded) {
    expect(await shopper.orders()).toMatchObject([
      { payment: 'refunded', orderNumber: payable.orderNumber },
    ])
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([payable.total])
    expect(shopper.mails()).toHaveLength(1)
    expect(shopper.mails()[0]?.text).not.toContain('Takk for bestillingen')
  }
  const [used] =
    await shop.sql`select current_uses from checkout.discount_codes where code = ${code}`
  expect(used).toEqual({ current_uses: 1 })
  await expectBalancedBooks()

  const before = await wholeState(shop.sql)
  const mails = shop.mails.length
  await jobsRun()
  expect(await wholeState(shop.sql)).toEqual(before)
  expect(shop.mails).toHaveLength(mails)
})

test('the orders since a backup come back when it is restored', async () => {
  const id = await patch(500)
  await (await shopperWith(shop, id)).payable()
  await shop.run('checkout.find-lost-payments')
  const toBackup = await copyOfShop(shop.sql)
  const buyers: { shopper: Shopper; orderNumber: string }[] = []
  for (let count = 0; count < 12; count++) {
    const shopper = await shopperWith(shop, id)
    const payable = await shopper.payable()
    await bought(shopper, payable)
    buyers.push({ shopper, orderNumber: payable.orderNumber })
  }
  await failOver(toBackup)
  // Their ids are given to other orders meanwhile.
  const other = await shopperWith(shop, id)
  await bought(other, await other.payable())
  await jobsRun()
  for (const { shopper, orderNumber } of buyers) {
    expect(await shopper.orders()).toMatchObject([{ payment: 'paid', orderNumber }])
    expect(shopper.mails()).toHaveLength(1)
  }
  expect(await stockOf(shop.sql, id)).toBe(500 - 13)
  await expectBalancedBooks()
})

/** The provider's money is that of the paid orders. */
async function expectBalancedBooks() {
  const [paid] = await shop.sql<{ total: number }[]>`
    select sum(total)::int as total
    from orders.orders
    where payment = 'paid'
  `
  const { available } = await shop.stripe.balance.retrieve()
  expect(available).toMatchObject([{ amount: paid?.total, currency: 'nok' }])
}
