import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholeShop } from '../../scripts/test/shop-setup.ts'

describe('a shop whose seller is not registered for VAT', () => {
  let shop: Awaited<ReturnType<typeof wholeShop>>
  beforeAll(async () => {
    shop = await wholeShop({ VAT_REGISTERED: '0' })
  })
  afterAll(() => shop.stop())
  const page = async (path: string) => (await fetch(shop.url + path)).text()

  test.each(['/', '/kontakt', '/om-oss', '/vilkar', '/personvern', '/angrerett', '/checkout'])(
    'says nothing of VAT in %s',
    async (path) => {
      const html = await page(path)
      expect(html).toContain('000 000 000')
      expect(html).not.toMatch(/\bmva\b|vatID|merverdiavgift/i)
    },
  )

  test('tells the checkout so', async () => {
    expect(await page('/checkout')).toContain('isVatRegistered&quot;:[0,false]')
  })
})
