import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { navigationTexts } from '../../text/navigation.ts'
import { texts } from '../../text/texts.ts'
import { told } from '../toasts.ts'
import {
  buttonOf,
  depth,
  dialogs,
  focused,
  headerIsAwake,
  hydrated,
  isAwake,
  isModal,
} from './dialog-steps.ts'
import { withoutReact } from './without-react.ts'

describe('an early drawer', () => {
  const open = async () => {
    const visit = await withoutReact('/')
    await buttonOf(visit.page, navigationTexts.cart).click()
    await isModal(dialogs(visit.page))
    return visit
  }

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its button', (page) => dialogs(page).getByRole('button').click()],
    ['a press outside', (page) => page.mouse.click(100, 500)],
    ['Back', (page) => page.goBack()],
  ])('is closed by %s, and stays closed when React runs', async (_, close) => {
    const { page, letThrough } = await open()
    await close(page)
    await dialogs(page).waitFor({ state: 'hidden' })
    expect(await focused(page).getAttribute('data-label')).toBe(navigationTexts.cart)
    await expect.poll(() => depth(page)).toBe(0)
    letThrough()
    await isAwake(page)
    await headerIsAwake(page)
    expect(await page.locator('button[aria-busy=true]').count()).toBe(0)
    expect(await dialogs(page).count()).toBe(0)
    await buttonOf(page, navigationTexts.cart).click()
    await hydrated(page).waitFor()
  })

  test('that is not modal yet is closed by Escape, and Tab stays in it', async () => {
    const { page } = await withoutReact('/')
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0
    })
    await buttonOf(page, navigationTexts.cart).click()
    await dialogs(page).waitFor()
    await page.keyboard.press('Escape')
    await dialogs(page).waitFor({ state: 'hidden' })
    await buttonOf(page, navigationTexts.cart).click()
    await dialogs(page).waitFor()
    await page.keyboard.press('Tab')
    await isModal(dialogs(page))
    expect(await dialogs(page).locator(':focus').count()).toBe(1)
  })

  test('that is closed while its code loads stays closed', async () => {
    const { page, letThrough } = await withoutReact('/')
    const code = Promise.withResolvers<void>()
    const requested = Promise.withResolvers<void>()
    await page.route('**/CartDrawer.*.js', async (route) => {
      requested.resolve()
      await code.promise
      await route.continue()
    })
    await buttonOf(page, navigationTexts.cart).click()
    letThrough()
    await requested.promise
    await headerIsAwake(page)
    await page.keyboard.press('Escape')
    await dialogs(page).waitFor({ state: 'hidden' })
    const loaded = page.waitForResponse('**/CartDrawer.*.js')
    code.resolve()
    await (await loaded).finished()
    await buttonOf(page, navigationTexts.wishlist).click()
    await page.getByRole('dialog', { name: navigationTexts.wishlist }).waitFor()
    expect(await dialogs(page).count()).toBe(1)
  })

  test.each(['Enter', 'Space'])('is opened by %s', async (key) => {
    const { page, letThrough } = await withoutReact('/')
    await buttonOf(page, navigationTexts.cart).focus()
    await page.keyboard.press(key)
    await page.getByRole('dialog', { name: navigationTexts.cart }).waitFor()
    letThrough()
    await hydrated(page).waitFor()
    expect(await dialogs(page).count()).toBe(1)
  })

  test('that is closed and opened again is opened once by React', async () => {
    const { page, letThrough } = await open()
    await page.keyboard.press('Escape')
    await dialogs(page).waitFor({ state: 'hidden' })
    await buttonOf(page, navigationTexts.cart).click()
    await isModal(dialogs(page))
    letThrough()
    await hydrated(page).waitFor()
    await expect.poll(() => dialogs(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialogs(page).waitFor({ state: 'detached' })
    await expect.poll(() => depth(page)).toBe(0)
  })

  test('stays open when a press that began inside ends outside', async () => {
    const { page } = await open()
    const drawer = dialogs(page)
    const box = await drawer.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 50, 300)
    await page.mouse.down()
    await page.mouse.move(100, 500)
    await page.mouse.up()
    expect(await drawer.count()).toBe(1)
  })

  test('closes with a message when the scripts cannot be loaded', async () => {
    const { page } = await withoutReact('/')
    await page.route('**/react.*.js*', (route) => route.abort())
    await buttonOf(page, navigationTexts.cart).click()
    await dialogs(page).waitFor()
    await dialogs(page).waitFor({ state: 'hidden' })
    expect(await page.locator('button[aria-busy=true]').count()).toBe(0)
    await told(page, texts.error, texts.tryAgain)
    expect(await page.evaluate(() => window.shownToasts)).toEqual([])
  })
})
