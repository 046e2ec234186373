import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../scripts/test/served/served-page.ts'
import { wholeShop } from '../../scripts/test/shop-setup.ts'
import { demoTexts } from '../../site/text/demo.ts'

const count = (page: string, text: string) => page.split(text).length - 1

const pagesWithFooter = ['/', '/products', '/om-oss', '/kontakt', '/checkout', '/finnes-ikke']

describe('a demo says so', () => {
  test.each(pagesWithFooter)('in the footer of %s', async (path) => {
    const [, footer = ''] = (await textOf(path)).split('<footer')
    expect(count(footer, demoTexts.note)).toBe(1)
  })

  test('at the payment form, before any script', async () => {
    const page = await textOf('/checkout')
    expect(page).toContain(`>${demoTexts.payment}</p>`)
  })

  test('in the dashboard', async () => {
    expect(await textOf('/admin/dashboard')).toContain(demoTexts.staff)
  })
})

describe('a shop that takes payments and sends mails', () => {
  let shop: Awaited<ReturnType<typeof wholeShop>>
  beforeAll(async () => {
    shop = await wholeShop({
      STRIPE_SECRET_KEY: 'sk_live_unused',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_unused',
      STRIPE_WEBHOOK_SECRET: 'whsec_unused',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hei@shop.test',
    })
  })
  afterAll(() => shop.stop())

  test.each([...pagesWithFooter, '/admin/dashboard'])(
    'has nothing of a demo in %s',
    async (path) => {
      const page = await (await fetch(shop.url + path)).text()
      expect(page.length).toBeGreaterThan(1000)
      expect(page).not.toMatch(/demobutikk|<!--\/?demo-->/)
    },
  )

  test.each(['/innboks', '/test-payments/stripe.js'])('has no %s', async (path) => {
    expect((await fetch(shop.url + path)).status).toBe(404)
  })
})
