import { afterAll, beforeAll } from 'vitest'
import { wholeShop } from '../../scripts/test/shop-setup.ts'

/** A shop for one test file that changes data which other files count; resolves with its address when the tests run. */
export function ownShop(): () => string {
  let shop: Awaited<ReturnType<typeof wholeShop>>
  beforeAll(async () => {
    shop = await wholeShop()
  })
  afterAll(() => shop.stop())
  return () => shop.url
}
