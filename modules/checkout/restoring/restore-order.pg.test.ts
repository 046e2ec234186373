import { describe, expect, test } from 'vitest'
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
  notify,
  type Payable,
  pay,
  type Shopper,
  shippingAddress,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'

const shop = await shopOfFile()

const patch = (stock = 20) => newPatch(shop.sql, { stock })
const { newCode } = staffOf(shop)

type Lost = { kari: Shopper; payable: Payable; id: number }

/** Stages of an order at which a failover can leave it; each returns the order that was paid and lost. */
const stages: Record<string, () => Promise<Lost>> = {
  async order() {
    const id = await patch()
    const toCopy = await copyOfShop(shop.sql)
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    await toCopy()
    return { kari, payable, id }
  },
  async revision() {
    const id = await patch()
    const kari = await shopperWith(shop, id, 3)
    await kari.payable()
    const toCopy = await copyOfShop(shop.sql)
    await kari.setQuantity(id, 1)
    const payable = await kari.payable()
    await pay(shop, payable)
    await toCopy()
    return { kari, payable, id }
  },
  async link() {
    const id = await patch()
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    await loseLink(payable)
    return { kari, payable, id }
  },
  async 'link and revision'() {
    const id = await patch()
    const kari = await shopperWith(shop, id, 3)
    await loseLink(await kari.payable())
    const toCopy = await copyOfShop(shop.sql)
    await kari.setQuantity(id, 1)
    const payable = await kari.payable()
    await pay(shop, payable)
    await toCopy()
    return { kari, payable, id }
  },
}

const lostOrder = () => stages.order?.() as Promise<Lost>
const lostLinkAndRevision = () => stages['link and revision']?.() as Promise<Lost>

const loseLink = ({ orderNumber }: Payable) => shop.sql`
  update orders.orders
  set payment_intent_id = null
  where order_number = ${orderNumber}
`

async function expectDelivered({ kari, payable, id }: Lost) {
  await shop.work()
  const { orderNumber, intentId, total } = payable
  const orders = (await kari.orders()).filter(({ payment }) => payment !== 'open')
  expect(orders).toMatchObject([{ payment: 'paid', orderNumber, intentId, total }])
  expect(await stockOf(shop.sql, id)).toBe(19)
  expect(kari.mails()).toHaveLength(1)
  expect(await refundsOf(shop.sql, intentId)).toEqual([])
}

describe.each(Object.entries(stages))('an order that lost its %s', (_, lost) => {
  test("200 for the browser's call right after the failover, and 404 for another session that knows number and intent", async () => {
    const one = await lost()
    const before = await wholeState(shop.sql)
    expect((await newShopper(shop).confirm(one.payable)).status).toBe(404)
    expect(await wholeState(shop.sql)).toEqual(before)
    expect((await one.kari.confirm(one.payable)).status).toBe(200)
    const path = `/api/orders/${one.payable.orderNumber}/payment`
    const response = await shop.call('GET', path, { headers: one.kari.headers })
    expect(await response.json()).toMatchObject({ payment: 'paid' })
    await expectDelivered(one)
  })

  test("the provider's event brings it back, and a repeated one changes nothing", async () => {
    const one = await lost()
    expect((await notify(shop, one.payable)).status).toBe(200)
    await expectDelivered(one)
    const before = await wholeState(shop.sql)
    expect((await notify(shop, one.payable)).status).toBe(200)
    expect(shop.waiting).toEqual([])
    expect(await wholeState(shop.sql)).toEqual(before)
  })

  test('is delivered once, whoever finds it at the same moment', async () => {
    const one = await lost()
    await shop.run('checkout.find-lost-payments')
    await Promise.all([
      one.kari.confirm(one.payable),
      notify(shop, one.payable),
      shop.work(),
      one.kari.checkOut(),
      one.kari.confirm(one.payable),
      notify(shop, one.payable),
    ])
    await expectDelivered(one)
  })
})

describe('a lost order whose session goes on in the new database', () => {
  test('comes back beside the open order that the session has begun', async () => {
    const { kari, payable, id } = await lostOrder()
    await kari.put(id)
    const other = await kari.payable()
    expect((await kari.confirm(payable)).status).toBe(200)
    const orders = await kari.orders()
    expect(orders.map(({ orderNumber, payment }) => [orderNumber, payment])).toEqual([
      [other.orderNumber, 'open'],
      [payable.orderNumber, 'paid'],
    ])
  })

  test('checks out with other contents: the lost revision has used up the key of the intent', async () => {
    const { kari, payable, id } = await lostLinkAndRevision()
    await kari.setQuantity(id, 5)
    const other = await kari.payable()
    expect(other).toMatchObject({ orderNumber: payable.orderNumber, total: 304_00 })
    expect(other.intentId).not.toBe(payable.intentId)
    // The lost payment is found after all: its own contents are delivered, and not those of the same revision.
    await notify(shop, payable)
    await expectDelivered({ kari, payable, id })
    // A payment of the other intent, which a tab may still show, is paid back.
    expect((await kari.settle(other)).status).toBe(422)
    await notify(shop, other)
    await shop.work()
    expect(await refundsOf(shop.sql, other.intentId)).toEqual([304_00])
    expect(await kari.payments()).toEqual(['paid'])
  })

  test('is paid back what it has paid twice', async () => {
    const { kari, payable, id } = await lostLinkAndRevision()
    await kari.setQuantity(id, 5)
    const other = await kari.payable()
    expect((await kari.settle(other)).status).toBe(200)
    await notify(shop, payable)
    await shop.work()
    expect(await kari.orders()).toMatchObject([
      { payment: 'paid', intentId: other.intentId, total: 304_00 },
    ])
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([payable.total])
    expect(await refundsOf(shop.sql, other.intentId)).toEqual([])
  })
})

test('a lost payment is paid back when another one settles its order at the same moment', async () => {
  const { kari, payable } = await lostLinkAndRevision()
  const waiting = () => shop.sql`
    select
    from pg_stat_activity
    where datname = current_database()
      and wait_event_type = 'Lock'
  `
  const settling = await shop.sql.begin(async (tx) => {
    await tx`select from orders.orders where session_id = ${kari.session} for update`
    const call = notify(shop, payable)
    await expect.poll(waiting).toHaveLength(1)
    await tx`
      update orders.orders
      set payment = 'paid',
          payment_intent_id = 'pi_other',
          paid_at = now(),
          total = 108_00,
          customer_name = 'Kari',
          customer_email = 'kari@example.com'
      where session_id = ${kari.session}
    `
    return { call }
  })
  expect((await settling.call).status).toBe(200)
  await shop.work()
  expect(await refundsOf(shop.sql, payable.intentId)).toEqual([payable.total])
  expect(await kari.orders()).toMatchObject([{ payment: 'paid', intentId: 'pi_other' }])
})

describe('a lost order that cannot be delivered', () => {
  async function expectPaidBack({ kari, payable }: Pick<Lost, 'kari' | 'payable'>) {
    expect((await kari.confirm(payable)).status).toBe(422)
    await shop.work()
    expect(await kari.payments()).toEqual(['refunded'])
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([payable.total])
    expect(kari.mails()).toMatchObject([{ subject: expect.stringContaining(payable.orderNumber) }])
  }

  test('because its units were sold meanwhile is paid back, with a mail', async () => {
    const one = await lostOrder()
    await newShopper(shop).put(one.id)
    await setStock(shop.sql, one.id, 0)
    await expectPaidBack(one)
  })

  test('because the last use of its code was given to another is paid back', async () => {
    await newCode('ENGANG', { maxUses: 1 })
    const id = await patch()
    const toCopy = await copyOfShop(shop.sql)
    const kari = newShopper(shop)
    const payable = await kari.paid(id, 1, { discountCode: 'ENGANG' })
    await toCopy()
    const ola = newShopper(shop)
    expect((await ola.confirm(await ola.paid(id, 1, { discountCode: 'ENGANG' }))).status).toBe(200)
    await expectPaidBack({ kari, payable })
  })

  test('because the id of its patch was given to another patch is paid back', async () => {
    const one = await lostOrder()
    await shop.sql`
      update catalogue.products
      set created_at = ${new Date(Date.now() + 60_000)}
      where id = ${one.id}
    `
    await expectPaidBack(one)
    expect(await stockOf(shop.sql, one.id)).toBe(20)
  })

  test.each(['mine', 'of another session'])(
    'because its picture is not there: %s',
    async (whose) => {
      const kari = newShopper(shop)
      const toCopy = await copyOfShop(shop.sql)
      const customImageId = await sentPicture(shop, kari.session, plainPicture())
      const payable = await paidWithPicture(kari, customImageId)
      await toCopy()
      if (whose === 'of another session')
        await shop.sql`
        insert into artwork.pictures (id, session_id, hash, form, width, height, used_at)
        values (${customImageId}, ${shop.newSession()}, ${'a'.repeat(64)}, 'png', 30, 20, now())
      `
      await expectPaidBack({ kari, payable })
    },
  )

  test('because another session has its number: it is paid back, and that order stays as it is', async () => {
    const { kari, payable } = await lostOrder()
    const ola = await shopperWith(shop, await patch())
    const { orderNumber } = await ola.payable()
    await shop.sql`
      update orders.orders
      set order_number = ${payable.orderNumber}
      where order_number = ${orderNumber}
    `
    expect((await notify(shop, payable)).status).toBe(200)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([payable.total])
    expect(await kari.payments()).toEqual([])
    expect(await ola.payments()).toEqual(['open'])
  })
})

describe('a lost order that was paid back', () => {
  test('stays lost: nothing is delivered or paid back again', async () => {
    const { kari, payable, id } = await lostOrder()
    await shop.stripe.refunds.create({ payment_intent: payable.intentId })
    expect((await notify(shop, payable)).status).toBe(200)
    expect(await shop.work()).toBe(0)
    expect(await kari.payments()).toEqual([])
    expect(await stockOf(shop.sql, id)).toBe(20)
  })

  test('in part is delivered', async () => {
    const one = await lostOrder()
    await shop.stripe.refunds.create({ payment_intent: one.payable.intentId, amount: 10_00 })
    expect((await one.kari.confirm(one.payable)).status).toBe(200)
    expect(await one.kari.payments()).toEqual(['paid'])
    expect(await shop.work()).toBe(1)
    expect(await refundsOf(shop.sql, one.payable.intentId)).toEqual([10_00])
  })

  test('and of which only the refund is lost is not delivered', async () => {
    const id = await patch(1)
    const kari = await shopperWith(shop, id)
    const payable = await kari.payable()
    const toCopy = await copyOfShop(shop.sql)
    await pay(shop, payable)
    await setStock(shop.sql, id, 0)
    await notify(shop, payable)
    await shop.work()
    await toCopy()
    expect(await kari.payments()).toEqual(['open'])
    await notify(shop, payable)
    await shop.work()
    expect(await kari.payments()).toEqual(['refunded'])
    expect(await stockOf(shop.sql, id)).toBe(1)
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([payable.total])
  })
})

test('a lost order is written as it was: names, address, amounts, code and picture', async () => {
  await newCode('SLETTET')
  const [kari, id] = [newShopper(shop), await patch()]
  const customImageId = await sentPicture(shop, kari.session, plainPicture())
  const toCopy = await copyOfShop(shop.sql)
  await kari.put(id, 2)
  const payable = await paidWithPicture(kari, customImageId, {
    discountCode: 'slettet',
    customerName: ' Åse Ødegård 😀 ',
    shippingAddress: { ...shippingAddress, firstName: 'Åse', address: 'Blåbærveien 7 b' },
  })
  const before = await storedOrder(payable)
  await toCopy()
  await shop.sql`update checkout.discount_codes set deleted_at = now() where code = 'SLETTET'`
  expect((await kari.confirm(payable)).status).toBe(200)
  expect(await storedOrder(payable)).toEqual(before)
  await shop.work()
  expect(kari.mails()[0]?.text).toContain('Blåbærveien 7 b')
})

/** The contents of an order as they are stored, without ids that a new database gives. */
const storedOrder = ({ orderNumber }: Payable) => shop.sql`
  select
    o.session_id,
    o.payment_intent_id,
    o.discount_code_id,
    to_jsonb(r) - 'order_id' - 'created_at' as contents,
    (
      select json_agg(to_jsonb(l) - 'order_id' order by l.item_id)
      from orders.lines l
      where l.order_id = o.id
        and l.revision = r.revision
    ) as lines
  from orders.orders o
  join orders.revisions r on r.order_id = o.id and r.revision = o.revision
  where o.order_number = ${orderNumber}
`

async function paidWithPicture(
  kari: Shopper,
  customImageId: string,
  changes: object = {},
): Promise<Payable> {
  const body = { productId: 999_999, quantity: 10, customImageId }
  const response = await shop.call('POST', '/api/cart', { headers: kari.headers, body })
  expect(response.status).toBe(200)
  const payable = await kari.payable(changes)
  await pay(shop, payable)
  return payable
}
