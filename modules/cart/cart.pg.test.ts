import { describe, expect, test } from 'vitest'
import { testArtwork } from '../../api/testing/test-artwork.ts'
import { plainPicture } from '../../api/testing/test-pictures.ts'
import { catalogueOf } from '../catalogue/index.ts'
import { unknownChanges } from '../catalogue/test-changes.ts'
import { databaseOfFile, stockedDatabase } from '../shared/test-database.ts'
import { inMemory } from '../shared/test-files.ts'
import { createCart } from './index.ts'

const { sql } = await databaseOfFile(stockedDatabase)
const files = inMemory()
const catalogue = catalogueOf({ sql, files, changes: unknownChanges() })
const { artwork } = testArtwork(sql, files)
const { cart } = createCart({ sql, jobsSql: sql, catalogue, artwork })

const newSession = () => `session_1763676000000_${crypto.randomUUID()}`
const stocked = (id: number, stock: number) =>
  sql`update catalogue.products set stock = ${stock} where id = ${id}`

describe('the cart', () => {
  test('API-12 adding a product again increases its line', async () => {
    const session = newSession()
    await stocked(11, 50)
    await cart.add(session, { productId: 11, quantity: 2 })
    await cart.add(session, { productId: 11, quantity: 3 })
    expect(await cart.items(session)).toMatchObject([{ id: 11, quantity: 5 }])
  })

  test('API-14 the id of a line is its product id', async () => {
    const session = newSession()
    await stocked(12, 50)
    const line = await cart.add(session, { productId: 12, quantity: 1 })
    expect(line.id).toBe(12)
    await cart.setQuantity(session, line.id, 4)
    expect(await cart.items(session)).toMatchObject([{ quantity: 4 }])
    await cart.remove(session, line.id)
    expect(await cart.items(session)).toEqual([])
  })

  test('API-15 removing a line again succeeds, and an unknown product is reported', async () => {
    const session = newSession()
    await cart.remove(session, 13)
    await expect(cart.remove(session, 900_000)).rejects.toMatchObject({ code: 'product_not_found' })
  })

  test('API-16 clearing the cart removes all lines', async () => {
    const session = newSession()
    await stocked(14, 50)
    await cart.add(session, { productId: 14, quantity: 1 })
    await cart.clear(sql, session)
    expect(await cart.items(session)).toEqual([])
  })

  test('DATA-02 the custom patch is 149 kr and needs ten units', async () => {
    const session = newSession()
    await expect(cart.add(session, { productId: 999_999, quantity: 9 })).rejects.toMatchObject({
      code: 'custom_minimum',
    })
    expect(await cart.add(session, { productId: 999_999, quantity: 10 })).toMatchObject({
      id: 999_999,
      quantity: 10,
      product: { id: 999_999, name: 'Tilpasset patch', price: 149 },
    })
    await expect(cart.setQuantity(session, 999_999, 9)).rejects.toMatchObject({
      code: 'custom_minimum',
    })
    expect(await cart.add(session, { productId: 999_999, quantity: 5 })).toMatchObject({
      quantity: 15,
    })
  })

  test('more than the stock is refused and changes nothing', async () => {
    const session = newSession()
    await stocked(15, 3)
    await cart.add(session, { productId: 15, quantity: 3 })
    await expect(cart.add(session, { productId: 15, quantity: 1 })).rejects.toMatchObject({
      code: 'sold_out',
    })
    await expect(cart.setQuantity(session, 15, 4)).rejects.toMatchObject({ code: 'sold_out' })
    expect(await cart.items(session)).toMatchObject([{ quantity: 3 }])
  })

  test('concurrent additions never exceed the stock', async () => {
    const session = newSession()
    await stocked(16, 5)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => cart.add(session, { productId: 16, quantity: 1 })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await cart.items(session)).toMatchObject([{ quantity: 5 }])
  })

  test('a cart of 200 lines takes units of its products, but no further product', async () => {
    const session = newSession()
    await sql`
      insert into cart.lines (session_id, id, product_id, quantity)
      select ${session}, id, id, 1
      from catalogue.products
      where id between 101 and 300
    `
    await stocked(101, 50)
    await stocked(301, 50)
    expect(await cart.add(session, { productId: 101, quantity: 1 })).toMatchObject({ quantity: 2 })
    await expect(cart.add(session, { productId: 301, quantity: 1 })).rejects.toMatchObject({
      code: 'quantity_too_large',
    })
    expect(await cart.items(session)).toHaveLength(200)
  })

  test('an unknown product and an unknown line give different errors', async () => {
    const session = newSession()
    await expect(cart.add(session, { productId: 900_000, quantity: 1 })).rejects.toMatchObject({
      code: 'product_not_found',
    })
    await expect(cart.setQuantity(session, 17, 1)).rejects.toMatchObject({
      code: 'cart_item_not_found',
    })
  })
})

describe('a custom patch’s picture', () => {
  const upload = async (session: string, colour: string) =>
    artwork.add(session, await plainPicture(colour))
  const ten = (customImageId?: string) => ({ productId: 999_999, quantity: 10, customImageId })

  test('has a line of its own, from the second picture on with an id above 999999', async () => {
    const session = newSession()
    const red = await upload(session, 'red')
    const blue = await upload(session, 'blue')
    expect(await cart.add(session, ten(red.id))).toMatchObject({ id: 999_999, quantity: 10 })
    expect(await cart.add(session, ten(blue.id))).toMatchObject({ id: 1_000_000 })
    expect(await cart.add(session, ten())).toMatchObject({ id: 1_000_001 })
    expect(await cart.add(session, ten(red.id))).toMatchObject({ id: 999_999, quantity: 20 })
    expect((await cart.items(session)).map(({ id, customImageId }) => [id, customImageId])).toEqual(
      [
        [999_999, red.id],
        [1_000_000, blue.id],
        [1_000_001, undefined],
      ],
    )
    await cart.setQuantity(session, 1_000_000, 15)
    await cart.remove(session, 999_999)
    expect(await cart.items(session)).toMatchObject([
      { id: 1_000_000, quantity: 15, product: { id: 999_999 } },
      { id: 1_000_001 },
    ])
  })

  test('gets a distinct id for each of many concurrent lines', async () => {
    const session = newSession()
    const colours = ['red', 'blue', 'green', 'white']
    const images = await Promise.all(colours.map((colour) => upload(session, colour)))
    const lines = await Promise.all(images.map(({ id }) => cart.add(session, ten(id))))
    expect(new Set(lines.map(({ id }) => id)).size).toBe(colours.length)
  })

  test('is refused for any other product', async () => {
    const session = newSession()
    const { id } = await upload(session, 'red')
    await expect(
      cart.add(session, { productId: 10, quantity: 1, customImageId: id }),
    ).rejects.toMatchObject({ code: 'custom_image_unexpected' })
  })
})
