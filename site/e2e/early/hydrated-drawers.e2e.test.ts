import { describe, expect, test } from 'vitest'
import { productTexts } from '../../shop/product/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { texts } from '../../text/texts.ts'
import { desktop, visitor } from '../browser.ts'
import { cards, isThere } from '../steps.ts'
import { buttonOf, depth, dialogs, headerIsAwake, hydrated, watchFrames } from './dialog-steps.ts'

describe('a drawer of a hydrated page', () => {
  const open = async (path = '/') => {
    const visit = await visitor(desktop)
    await visit.page.goto(path)
    await visit.page.mouse.move(20, 300, { steps: 3 })
    await headerIsAwake(visit.page)
    return visit
  }

  test('slides in once, whichever dialog shows it', async () => {
    const { page } = await open()
    await buttonOf(page, navigationTexts.cart).hover()
    await page.waitForLoadState('networkidle')
    const frames = await watchFrames(page)
    await buttonOf(page, navigationTexts.cart).click()
    await hydrated(page).waitFor()
    await isThere(hydrated(page))
    const [before, ...places] = await frames()
    expect(before).toEqual([])
    expect(places.map((shown) => shown.length)).toEqual(places.map(() => 1))
    const lefts = places.flatMap((shown) => shown.map(({ left }) => left))
    expect(lefts).toEqual(lefts.toSorted((one, other) => other - one))
  })

  test('stays closed when it is pressed before the dialog of another button is modal', async () => {
    const { page } = await open('/products')
    await page.locator('astro-island:not([ssr]) [data-product]').first().waitFor()
    const frames = await page.evaluateHandle(() => {
      const held: FrameRequestCallback[] = []
      const request = window.requestAnimationFrame
      window.requestAnimationFrame = (callback) => held.push(callback)
      return () => {
        window.requestAnimationFrame = request
        for (const callback of held) request(callback)
      }
    })
    const cart = await buttonOf(page, navigationTexts.cart).boundingBox()
    const name = await cards(page).first().getByRole('heading').innerText()
    await cards(page).first().locator('[data-opens]').click()
    await page.mouse.click((cart?.x ?? 0) + 10, (cart?.y ?? 0) + 10)
    await frames.evaluate((release) => release())
    await hydrated(page).first().waitFor()
    await page.getByRole('dialog', { name, exact: true }).getByText(productTexts.total).waitFor()
    expect(await dialogs(page).count()).toBe(1)
    expect(await depth(page)).toBe(1)
  })

  test('opens at once while its code is loading', async () => {
    const { page } = await visitor(desktop)
    const code = Promise.withResolvers<void>()
    await page.route('**/CartDrawer.*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto('/')
    await page.mouse.move(20, 300, { steps: 3 })
    await headerIsAwake(page)
    await buttonOf(page, navigationTexts.cart).click()
    await page.getByRole('dialog', { name: navigationTexts.cart }).waitFor()
    await dialogs(page).getByText(texts.wait).waitFor()
    code.resolve()
    await hydrated(page).waitFor()
    expect(await dialogs(page).count()).toBe(1)
    expect(await depth(page)).toBe(1)
  })
})
