import { describe, expect, inject, test } from 'vitest'
import { paths } from '../../paths.ts'
import { aboutTexts } from '../../shop/about/text.ts'
import { footerCategories, footerTexts } from '../../text/footer.ts'
import { lawPages } from '../../text/law-pages.ts'
import { navigation, navigationTexts } from '../../text/navigation.ts'
import { shop } from '../../text/shop-facts.ts'
import { phone, visitor } from '../browser.ts'
import { hrefs, open, openCart, openWishlist } from '../steps.ts'

const storefront = navigation.map(({ href }) => href)

describe.each(storefront)('around %s', (path) => {
  test('HDR-01 HDR-02 HDR-09 HDR-10 HDR-11 header and footer link to all pages', async () => {
    const { page } = await visitor()
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const header = page.getByRole('banner')
    const menu = header.getByRole('navigation', { name: navigationTexts.mainMenu })
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Hjem',
      'Alle patcher',
      'Lag din egen',
      'Om oss',
      'Kontakt',
    ])
    const everywhere = ['/', '/products', '/lag-din-egen', '/om-oss', '/kontakt']
    expect(await hrefs(menu)).toEqual(everywhere)
    expect(await menu.locator('[aria-current=page]').getAttribute('href')).toBe(path)

    const footer = page.getByRole('contentinfo')
    const links = (name: string) => hrefs(footer.getByRole('navigation', { name }))
    expect(await links(footerTexts.pages)).toEqual(everywhere)
    expect(await links(footerTexts.law)).toEqual(lawPages.map(({ href }) => href))
    expect(await links(footerTexts.categories)).toEqual(
      ['humor', 'flagg', 'sport', 'romantikk'].map((name) => `/products?category=${name}`),
    )

    await page.mouse.wheel(0, 700)
    await page.waitForFunction(() => scrollY > 100)
    expect((await header.boundingBox())?.y).toBe(0)
  })

  test('HDR-07 HDR-11 the drawers open and close', async () => {
    const { page } = await visitor()
    await open(page, path)
    for (const openDrawer of [openCart, openWishlist]) {
      const drawer = await openDrawer(page)
      await drawer.getByRole('button', { name: 'Lukk' }).click()
      await drawer.waitFor({ state: 'hidden' })
    }
  })

  test('HDR-03 HDR-04 on a phone the search is in the menu', async () => {
    const { page } = await visitor(phone)
    await open(page, path)
    const header = page.getByRole('banner')
    expect(await header.getByRole('combobox').isVisible()).toBe(false)
    await header.getByRole('button', { name: navigationTexts.menu }).click()
    const menu = page.getByRole('dialog', { name: navigationTexts.menu })
    await menu.waitFor()
    expect(await hrefs(menu)).toEqual(storefront)
    await menu.getByRole('combobox').fill('flagg')
    await menu.getByRole('combobox').press('Enter')
    await page.waitForURL('**/products?search=flagg')
  })
})

test('HDR-09 the footer’s categories have patches', async () => {
  for (const category of footerCategories) {
    const answer = await fetch(`${inject('shopUrl')}/api${paths.products({ category })}`)
    const found = await answer.json()
    expect(found.length).toBeGreaterThan(0)
  }
})

describe('/om-oss', () => {
  test('ABOUT-01 ABOUT-03 ABOUT-04 presents the shop, also without JavaScript', async () => {
    const { page } = await visitor()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/om-oss')
    const main = page.getByRole('main')
    const part = (name: string) => main.getByRole('region', { name })
    expect(await part(aboutTexts.history).getByRole('listitem').count()).toBe(3)
    expect(await part(aboutTexts.values).getByRole('listitem').count()).toBe(4)
    expect(await hrefs(part(aboutTexts.onward))).toEqual(['/products', '/lag-din-egen'])
    const details = await part(aboutTexts.details).innerText()
    for (const fact of [
      shop.name,
      shop.street,
      shop.city,
      shop.organisationNumber,
      shop.phone,
      shop.email,
    ])
      expect(details).toContain(fact)
  })

  test('ABOUT-02 its form does nothing', async () => {
    const { page, problems } = await visitor()
    await page.clock.install()
    await page.goto('/om-oss', { waitUntil: 'networkidle' })
    const calls: string[] = []
    page.on('request', (request) => {
      // The first touch loads the page's scripts.
      if (!request.url().includes('/_astro/')) calls.push(request.url())
    })
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Navn').fill('Kari')
    await form.getByLabel('E-post').fill('kari@example.com')
    await form.getByLabel('Melding').fill('Hei')
    await form.getByRole('button').click()
    await form.getByLabel('Navn').press('Enter')
    // Once all islands are hydrated and all timers have run, a request of the form has come before this one.
    await expect.poll(() => page.locator('astro-island[ssr]').count()).toBe(0)
    await page.clock.runFor(10_000)
    await page.evaluate(async () => void (await fetch('/healthz')))
    expect(calls).toEqual([`${inject('shopUrl')}/healthz`])
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/om-oss')
    expect(await form.getByLabel('Melding').inputValue()).toBe('Hei')
    expect(problems).toEqual([])
  })
})
