import { describe, expect, test } from 'vitest'
import { code, read, status } from '../../api/testing/test-answers.ts'
import { plainPicture, sentPicture } from '../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import { newPatch } from '../../api/testing/test-shop-queries.ts'
import { newShopper, shopperWith } from '../../api/testing/test-shopper.ts'
import { customPatch } from '../catalogue/rules.ts'
import type { CartAddition, CartMerge } from '../shared/contract/api.d.ts'
import { inTransaction } from '../shared/transaction.ts'
import { raiseLines } from './queries.ts'
import { mostLines, mostUnits } from './rules.ts'

const shop = await shopOfFile()

const merge = (session: string, lines: readonly CartAddition[] | unknown) =>
  shop.call('POST', '/api/merge-cart', { headers: { 'x-session-id': session }, body: { lines } })
const merged = (session: string, lines: readonly CartAddition[]) =>
  read<CartMerge>(merge(session, lines))
const unitsIn = ({ items }: CartMerge) =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]))
const line = (productId: number, quantity: number) => ({ productId, quantity })

const picture = (session: string, colour?: string) =>
  sentPicture(shop, session, plainPicture(colour))
const custom = (quantity: number, customImageId?: string): CartAddition => ({
  productId: customPatch.id,
  quantity,
  ...(customImageId && { customImageId }),
})

describe('mergeCart 200', () => {
  test('fills up the cart, keeps what there is more of, and a repetition adds nothing', async () => {
    const [one, two, three] = [
      await newPatch(shop.sql),
      await newPatch(shop.sql),
      await newPatch(shop.sql),
    ]
    const kari = await shopperWith(shop, one, 5)
    await kari.put(two, 1)
    const lines = [line(one, 2), line(two, 3), line(three, 1)]
    const first = await merged(kari.session, lines)
    expect(unitsIn(first)).toEqual({ [one]: 5, [two]: 3, [three]: 1 })
    expect(first.missing).toEqual([])
    expect(await merged(kari.session, lines)).toEqual(first)
    expect(await kari.cart()).toEqual(first.items)
  })

  test('concurrent repetitions add nothing', async () => {
    const [one, two] = [await newPatch(shop.sql), await newPatch(shop.sql)]
    const session = shop.newSession()
    const lines = [line(one, 2), line(two, 3), custom(12)]
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => merged(session, at % 2 ? lines : [...lines].reverse())),
    )
    for (const answer of answers) {
      expect(unitsIn(answer)).toEqual({ [one]: 2, [two]: 3, [customPatch.id]: 12 })
      expect(answer.missing).toEqual([])
    }
  })

  test('names what is sold out, hidden, unknown or short, and adds the rest', async () => {
    const [short, none, hidden, enough] = [
      await newPatch(shop.sql, { stock: 3 }),
      await newPatch(shop.sql, { stock: 0 }),
      await newPatch(shop.sql),
      await newPatch(shop.sql),
    ]
    await shop.sql`update catalogue.products set is_hidden = true where id = ${hidden}`
    const answer = await merged(shop.newSession(), [
      line(short, 5),
      line(none, 1),
      line(hidden, 2),
      line(2_000_000_000, 1),
      line(enough, 2),
    ])
    expect(unitsIn(answer)).toEqual({ [short]: 3, [enough]: 2 })
    expect(answer.missing).toEqual([
      { productId: short, wanted: 5, inCart: 3, reason: 'sold_out' },
      { productId: none, wanted: 1, inCart: 0, reason: 'sold_out' },
      { productId: hidden, wanted: 2, inCart: 0, reason: 'sold_out' },
      { productId: 2_000_000_000, wanted: 1, inCart: 0, reason: 'unavailable' },
    ])
  })

  test('a patch that is named twice counts once, with its larger quantity', async () => {
    const id = await newPatch(shop.sql)
    const answer = await merged(shop.newSession(), [line(id, 2), line(id, 4), line(id, 3)])
    expect(unitsIn(answer)).toEqual({ [id]: 4 })
  })

  test('units that are added while a merge is under way stay', async () => {
    const id = await newPatch(shop.sql)
    const kari = await shopperWith(shop, id, 5)
    await inTransaction(shop.sql, (tx) =>
      raiseLines(tx, kari.session, [{ id, productId: id, quantity: 2, customImageId: null }]),
    )
    expect(await kari.cart()).toMatchObject([{ id, quantity: 5 }])
  })

  test('a full cart takes no more lines, but more of those that it has', async () => {
    const session = shop.newSession()
    const ids = Array.from({ length: mostLines }, (_, at) => at + 1)
    await shop.sql`update catalogue.products set stock = 10 where id = any(${ids})`
    await merged(
      session,
      ids.map((id) => line(id, 1)),
    )
    const more = await newPatch(shop.sql)
    const { items, missing } = await merged(session, [line(more, 1), line(1, 2)])
    expect(items).toHaveLength(mostLines)
    expect(items.find(({ id }) => id === 1)?.quantity).toBe(2)
    expect(missing).toEqual([{ productId: more, wanted: 1, inCart: 0, reason: 'cart_full' }])
  })
})

describe('custom patches', () => {
  test('another session gets the picture, which the first one may then remove', async () => {
    const [kari, ola] = [newShopper(shop), newShopper(shop)]
    const given = await picture(kari.session)
    const answer = await merged(ola.session, [custom(10, given)])
    expect(answer.missing).toEqual([])
    const [item] = answer.items
    expect(item).toMatchObject({ id: customPatch.id, quantity: 10 })
    expect(item?.customImageId).not.toBe(given)
    await shop.sql`delete from artwork.pictures where id = ${given}`
    const shown = shop.call('GET', `/api/custom-images/${item?.customImageId}`, {
      headers: ola.headers,
    })
    expect(await status(shown)).toBe(200)
    expect((await ola.checkOut()).status).toBe(200)
  })

  test('each picture has a line, and a repetition adds none', async () => {
    const [kari, ola] = [newShopper(shop), newShopper(shop)]
    const [red, blue] = [await picture(kari.session, 'red'), await picture(kari.session, 'blue')]
    await merged(ola.session, [custom(10)])
    const lines = [custom(11, red), custom(12, blue)]
    const first = await merged(ola.session, lines)
    expect(Object.values(unitsIn(first))).toEqual([10, 11, 12])
    expect(await merged(ola.session, lines)).toEqual(first)
    const own = await merged(kari.session, lines)
    expect(own.items.map(({ customImageId }) => customImageId)).toEqual([red, blue])
  })

  test('a picture that is gone and too few patches are named', async () => {
    const session = shop.newSession()
    const gone = crypto.randomUUID()
    const { items, missing } = await merged(session, [custom(10, gone), custom(9)])
    expect(items).toEqual([])
    expect(missing).toEqual([
      {
        productId: customPatch.id,
        customImageId: gone,
        wanted: 10,
        inCart: 0,
        reason: 'picture_gone',
      },
      { productId: customPatch.id, wanted: 9, inCart: 0, reason: 'below_minimum' },
    ])
  })

  test('mergeCart 422 for a picture of an ordinary patch, and nothing is added', async () => {
    const kari = newShopper(shop)
    const given = await picture(kari.session)
    const lines = [line(await newPatch(shop.sql), 1), { ...line(2, 1), customImageId: given }]
    expect(await code(merge(kari.session, lines))).toBe('custom_image_unexpected')
    expect(await kari.cart()).toEqual([])
  })
})

test.each([
  ['no lines', []],
  ['ten thousand lines', Array(10_000).fill(line(1, 1))],
  ['a quantity of a billion', [line(1, 1e9)]],
  ['one unit too many', [line(1, mostUnits + 1)]],
  ['no unit', [line(1, 0)]],
  ['text', 'hei'],
])('mergeCart 400 for %s, and nothing is added', async (_name, lines) => {
  const session = shop.newSession()
  expect([400, 413]).toContain(await status(merge(session, lines)))
  const headers = { 'x-session-id': session }
  expect(await read(shop.call('GET', '/api/cart', { headers }))).toEqual([])
})
