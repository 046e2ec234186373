import { afterAll, beforeAll } from 'vitest'
import { wholeShop } from '../../scripts/test/shop-setup.ts'

/**
 * A separate shop for a test file that changes data which other files count. The returned function gives its URL once
 * the tests run.
 */
export function ownShop(): () => string {
  let shop: Awaited<ReturnType<typeof wholeShop>>
  beforeAll(async () => {
    shop = await wholeShop()
  })
  afterAll(() => shop.stop())
  return () => shop.url
}
