import type { Page } from 'playwright'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { productTexts as texts } from '../../shop/product/text.ts'
import { patchPageTexts } from '../../shop/product-card/page/text.ts'
import { detailTexts } from '../../shop/product-detail/text.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { cards, open, openCart } from '../steps.ts'
import { told } from '../toasts.ts'

const shopUrl = () => inject('shopUrl')

const products = async (query = ''): Promise<[Product, ...Product[]]> =>
  (await fetch(`${shopUrl()}/api/products${query}`)).json()

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

const dialogOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('dialog', { name, exact: true })

/** Whether the focus is in a dialog. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)

describe('a patch’s dialog in the catalogue', () => {
  test('has the address of the patch, and Back closes it where the visitor was', async () => {
    const { page, problems } = await visitor(phone)
    const [product] = await products('?category=sport')
    await open(page, '/products?category=sport')
    const shown = await cards(page).count()
    const button = cards(page)
      .first()
      .getByRole('button', { name: texts.open(product.name) })
    await button.click()
    const dialog = dialogOf(page, product)
    await dialog.waitFor()
    await expect.poll(() => pathOf(page)).toBe(paths.patch(product))
    await dialog.getByRole('button', { name: texts.zoom(product.name) }).click()
    await page.getByRole('dialog', { name: texts.zoomed(product.name) }).waitFor()
    expect(await pathOf(page)).toBe(paths.patch(product))
    await page.goBack()
    await page
      .getByRole('dialog', { name: texts.zoomed(product.name) })
      .waitFor({ state: 'hidden' })
    expect(await dialog.isVisible()).toBe(true)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(await pathOf(page)).toBe('/products?category=sport')
    expect(await cards(page).count()).toBe(shown)
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)

    await button.press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => pathOf(page)).toBe('/products?category=sport')
    expect(problems).toEqual([])
  })

  test('opens from the name, which is a link to the patch’s page', async () => {
    const { page, context } = await visitor()
    const [product] = await products()
    await open(page, '/products')
    const link = cards(page).first().getByRole('link', { name: product.name })
    expect(await link.getAttribute('href')).toBe(paths.patch(product))
    await link.click()
    await dialogOf(page, product).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page, product).waitFor({ state: 'hidden' })
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL(`**${paths.patch(product)}`)
    expect(await dialogOf(page, product).count()).toBe(0)
  })

  test('is there again after a reload, and closes to the list below it', async () => {
    const { page } = await visitor(phone)
    const [product] = await products('?category=sport')
    await open(page, '/products?category=sport')
    await cards(page)
      .first()
      .getByRole('button', { name: texts.open(product.name) })
      .click()
    await expect.poll(() => pathOf(page)).toBe(paths.patch(product))
    await page.reload()
    const dialog = dialogOf(page, product)
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Lukk' }).click()
    await page.waitForURL('**/products?category=sport')
    await cards(page).first().getByRole('heading', { name: product.name }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('a patch’s page', () => {
  test('opens the dialog over other patches, and closes to all of them', async () => {
    const { page, problems } = await visitor(phone)
    const [product] = await products()
    await open(page, '/om-oss')
    expect((await page.goto(paths.patch(product)))?.status()).toBe(200)
    const dialog = dialogOf(page, product)
    await dialog.waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      // At its ends, the dialog moves the focus itself.
      await expect.poll(() => hasFocus(page)).toBe(true)
    }
    await dialog.getByRole('button', { name: 'Flere' }).click()
    await dialog.getByRole('button', { name: texts.add }).click()
    await told(page, 'Patch lagt til!')
    await page.goBack()
    await page.waitForURL('**/om-oss')
    await page.goForward()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/products')
    const drawer = await openCart(page)
    expect(await drawer.locator('[data-line] output').innerText()).toBe('2')
    expect(problems).toEqual([])
  })

  test('has its detail where the dialog will be before scripts run', async () => {
    const { page } = await visitor(phone)
    const [product] = await products()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(paths.patch(product), { waitUntil: 'commit' })
    const place = page.getByRole('article', { name: product.name })
    await place.waitFor()
    const title = place.getByRole('heading', { name: product.name })
    const before = [await title.boundingBox(), await place.boundingBox()]
    expect(await place.getByRole('link', { name: 'Lukk' }).getAttribute('href')).toBe('/products')
    release()
    const dialog = dialogOf(page, product)
    await dialog.waitFor()
    expect([
      await dialog.getByRole('heading', { name: product.name }).boundingBox(),
      await dialog.boundingBox(),
    ]).toEqual(before)
  })

  test('without JavaScript is a page to read, with links to other patches', async () => {
    const { context } = await visitor()
    const plain = await context.browser()?.newContext({
      javaScriptEnabled: false,
      baseURL: shopUrl(),
      viewport: phone,
    })
    if (!plain) throw new Error('The browser is gone')
    onTestFinished(() => plain.close())
    const page = await plain.newPage()
    const [product] = await products()
    await page.goto(paths.patch(product))
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(product.name)
    const text = await main.innerText()
    for (const part of [product.description, detailTexts.noScript, detailTexts.deliveryText])
      expect(text).toContain(part)
    expect(await main.getByRole('group', { name: texts.quantity }).isVisible()).toBe(false)
    const header = await page.getByRole('banner').boundingBox()
    const article = await main.getByRole('article', { name: product.name }).boundingBox()
    expect(article?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    const other = main.locator('article[data-product] h3 a').first()
    const name = await other.innerText()
    await other.click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(await main.getByRole('heading', { name: patchPageTexts.more }).isVisible()).toBe(true)
  })

  test.each([phone, desktop])('is sound at $width pixels', async (size) => {
    const { page } = await visitor(size)
    const glowing = (await products()).find(({ isGlowInDark }) => isGlowInDark)
    if (!glowing) throw new Error('No patch glows')
    await page.goto(paths.patch(glowing))
    const dialog = dialogOf(page, glowing)
    await dialog.getByText(detailTexts.glowText).waitFor()
    await expectSound(page)
  })

  test('of a patch that is not on offer is not found, and another name leads to the right address', async () => {
    const [product] = await products()
    const answer = (path: string) => fetch(shopUrl() + path, { redirect: 'manual' })
    for (const path of ['/patch/123456789-zz1', '/patch/999999', '/patch/elg', '/patch']) {
      const { status, headers } = await answer(path)
      expect([path, status]).toEqual([path, 404])
      expect(headers.get('content-type')).toContain('text/html')
    }
    for (const path of [`/patch/${product.id}-zz1?utm_source=x`, `/patch/${product.id}`]) {
      const { status, headers } = await answer(path)
      const { search } = new URL(path, shopUrl())
      expect([status, headers.get('location')]).toEqual([301, paths.patch(product) + search])
    }
  })
})

describe('sharing a patch', () => {
  const share = async (page: Page, product: Product) => {
    await page.goto(paths.patch(product))
    const dialog = dialogOf(page, product)
    await dialog.waitFor()
    await dialog.getByRole('button', { name: `${detailTexts.share} ${product.name}` }).click()
  }

  test('hands the address to the browser’s own dialog', async () => {
    const { page } = await visitor(phone)
    const [product] = await products()
    const shared: object[] = []
    await page.exposeFunction('noteShared', (data: object) => shared.push(data))
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: object) =>
          (window as never as { noteShared(data: object): void }).noteShared(data),
      })
    })
    await share(page, product)
    await expect
      .poll(() => shared)
      .toEqual([{ title: product.name, url: shopUrl() + paths.patch(product) }])
  })

  test('copies the address in a browser without such a dialog', async () => {
    const { page, context } = await visitor(phone)
    const [product] = await products()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await share(page, product)
    await told(page, detailTexts.copied, detailTexts.copiedText)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      shopUrl() + paths.patch(product),
    )
  })
})

test('a patch that is suggested by the search opens with its address, and closes to the page', async () => {
  const { page } = await visitor()
  await open(page, '/om-oss')
  await page.getByRole('banner').getByRole('combobox').fill('elg')
  await page.locator('[data-suggestion="product"]').first().click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => pathOf(page)).toMatch(/^\/patch\/\d+-/)
  await page.keyboard.press('Escape')
  await expect.poll(() => pathOf(page)).toBe('/om-oss')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})
