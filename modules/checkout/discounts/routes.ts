import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { Discounts } from './discounts.ts'

/** What staff do with the discount codes. */
export function discountRoutes(codes: Discounts) {
  return {
    listDiscountCodes: async (c) => c.json(await codes.list(), 200),
    createDiscountCode: async (c) => c.json(await codes.create(c.req.valid('json')), 201),
    updateDiscountCode: async (c) =>
      c.json(
        await codes.update(
          c.req.valid('param').id,
          c.req.valid('json'),
          administratorOf(c).username,
        ),
        200,
      ),
    deleteDiscountCode: async (c) => {
      await codes.remove(c.req.valid('param').id)
      return c.json({ ok: true as const }, 200)
    },
    restoreDiscountCode: async (c) => c.json(await codes.restore(c.req.valid('param').id), 200),
  } satisfies Partial<Handlers>
}
