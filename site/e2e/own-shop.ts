import { afterAll, beforeAll } from 'vitest'
import { wholeShop } from '../../scripts/test/shop-setup.ts'

/** A shop for the tests of one file, which change what others count; its address, once they run. */
export function ownShop(): () => string {
  let shop: Awaited<ReturnType<typeof wholeShop>>
  beforeAll(async () => {
    shop = await wholeShop()
  })
  afterAll(() => shop.stop())
  return () => shop.url
}
