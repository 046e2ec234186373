import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import { byProductFlag } from '../rules.ts'
import { assortmentPart } from './assortment-list-queries.ts'
import { type ChangingProducts, changeProduct, replacePhoto } from './change-product.ts'
import { createProduct } from './create-product.ts'

/** Staff calls on products. */
export function assortmentRoutes(dependencies: ChangingProducts) {
  return {
    listStaffProducts: async (c) => {
      const part = await assortmentPart(dependencies.sql, c.req.valid('query'))
      return c.json(part.products, 200, {
        'x-matching': String(part.matching),
        'x-total': String(part.total),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    createProduct: async (c) => {
      const { image, ...product } = c.req.valid('form')
      const created = await createProduct(
        dependencies,
        {
          ...product,
          ...byProductFlag((flag) => product[flag] === 'true'),
          image: Buffer.from(await image.arrayBuffer()),
        },
        {
          key: c.req.valid('header')['idempotency-key'],
          administrator: administratorOf(c).username,
        },
      )
      return c.json(created, 201)
    },
    updateProduct: async (c) =>
      c.json(
        await changeProduct(dependencies, c.req.valid('param').id, c.req.valid('json'), {
          key: c.req.valid('header')['idempotency-key'],
          administrator: administratorOf(c).username,
        }),
        200,
      ),
    replaceProductPhoto: async (c) => {
      const { image, version } = c.req.valid('form')
      const bytes = Buffer.from(await image.arrayBuffer())
      const edit = { version, administrator: administratorOf(c).username }
      return c.json(await replacePhoto(dependencies, c.req.valid('param').id, bytes, edit), 200)
    },
  } satisfies Partial<Handlers>
}
