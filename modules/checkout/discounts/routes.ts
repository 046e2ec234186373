import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import { allCodes } from './discount-queries.ts'
import { createCode, type EditingCodes, removeCode, restoreCode, updateCode } from './edit-codes.ts'

/** Staff calls on discount codes. */
export function discountRoutes(dependencies: EditingCodes) {
  return {
    listDiscountCodes: async (c) => c.json(await allCodes(dependencies.sql), 200),
    createDiscountCode: async (c) =>
      c.json(await createCode(dependencies, c.req.valid('json'), administratorOf(c).username), 201),
    updateDiscountCode: async (c) => {
      const { id } = c.req.valid('param')
      const { username } = administratorOf(c)
      return c.json(await updateCode(dependencies, id, c.req.valid('json'), username), 200)
    },
    deleteDiscountCode: async (c) => {
      await removeCode(dependencies, c.req.valid('param').id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    restoreDiscountCode: async (c) =>
      c.json(
        await restoreCode(dependencies, c.req.valid('param').id, administratorOf(c).username),
        200,
      ),
  } satisfies Partial<Handlers>
}
