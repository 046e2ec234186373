import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { searchTexts } from '../../shop/search/index.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { texts } from '../../text/texts.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { cards } from '../steps.ts'
import { told } from '../toasts.ts'
import { withoutReact } from './without-react.ts'

const drawers = [
  { name: navigationTexts.cart, path: '/', viewport: desktop },
  { name: navigationTexts.wishlist, path: '/om-oss', viewport: phone },
  { name: navigationTexts.menu, path: '/', viewport: phone },
  { name: catalogueTexts.filters, path: '/products', viewport: phone },
]

const dialogs = (page: Page) => page.getByRole('dialog')
const hydrated = (page: Page) => page.locator('[role="dialog"]')
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) => page.locator(':focus')
const depth = (page: Page) => page.evaluate(() => history.state?.overlays ?? 0)
const isAwake = (page: Page) => page.locator('astro-island:not([ssr])').first().waitFor()
const headerIsAwake = (page: Page) =>
  page.locator('astro-island[component-url*=HeaderActions]:not([ssr])').waitFor()
const isModal = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((one) => one.matches(':modal'))).toBe(true)
const isThere = (dialog: Locator) =>
  dialog.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))

/** Notes the places of the dialogs that are shown in each frame; returns the distinct ones so far, in order. */
async function watchFrames(page: Page): Promise<() => Promise<DOMRect[][]>> {
  const frames = await page.evaluateHandle(() => {
    const seen: DOMRect[][] = []
    const note = () => {
      const shown = [...document.querySelectorAll('dialog, [role=dialog]')]
        .filter((dialog) => dialog.checkVisibility({ opacityProperty: true }))
        .map((dialog) => dialog.getBoundingClientRect())
      if (JSON.stringify(shown) !== JSON.stringify(seen.at(-1))) seen.push(shown)
      requestAnimationFrame(note)
    }
    note()
    return seen
  })
  return () => frames.evaluate((seen) => seen)
}

describe.each(drawers)('$name of $path, without React', ({ name, path, viewport }) => {
  test('opens at once, and becomes the real drawer without moving', async () => {
    const { page, letThrough, problems } = await withoutReact(path, viewport)
    await buttonOf(page, name).click()
    const drawer = page.getByRole('dialog', { name, exact: true })
    await drawer.waitFor()
    expect(await hydrated(page).count()).toBe(0)
    // The page behind it is inert, and the focus is inside.
    await expect
      .poll(() => drawer.evaluate((dialog) => dialog.matches(':modal:focus-within')))
      .toBe(true)
    await isThere(drawer)
    const frames = await watchFrames(page)
    letThrough()
    await hydrated(page).waitFor()
    await expect
      .poll(() => hydrated(page).evaluate((dialog) => dialog.matches(':focus-within')))
      .toBe(true)
    expect(await frames()).toHaveLength(1)
    expect(await dialogs(page).count()).toBe(1)
    expect(await depth(page)).toBe(1)
    await page.keyboard.press('Escape')
    await dialogs(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page).getAttribute('data-label')).toBe(name)
    await expect.poll(() => depth(page)).toBe(0)
    expect(problems).toEqual([])
  })
})

test('CARD-10 the detail dialog opens at once with the picture of its card, without React', async () => {
  const { page, letThrough } = await withoutReact('/products', phone)
  const name = await cards(page).first().getByRole('heading').innerText()
  await cards(page).first().locator('[data-opens]').click()
  const detail = page.getByRole('dialog', { name, exact: true })
  await detail.locator('img').waitFor()
  await isThere(detail)
  const frames = await watchFrames(page)
  letThrough()
  await hydrated(page).getByText(productTexts.total).waitFor()
  expect(await frames()).toHaveLength(1)
  expect(await dialogs(page).count()).toBe(1)
})

test("HDR-04 the early menu's links lead to their pages, and Back to the page before", async () => {
  const { page } = await withoutReact('/om-oss', phone)
  await buttonOf(page, navigationTexts.menu).click()
  await dialogs(page).getByRole('link', { name: 'Kontakt' }).click()
  await page.waitForURL('**/kontakt')
  await page.goBack()
  await page.waitForURL('**/om-oss')
  await expect.poll(() => depth(page)).toBe(0)
  expect(await dialogs(page).count()).toBe(0)
})

test.each<[string, (dialog: Locator) => Locator]>([
  ['link', (dialog) => dialog.getByRole('link', { name: 'Kontakt' })],
  ['search box', (dialog) => dialog.getByLabel(searchTexts.label)],
])('HDR-04 the focus on a %s of the early menu stays there when React runs', async (_, control) => {
  const { page, letThrough } = await withoutReact('/om-oss', phone)
  await buttonOf(page, navigationTexts.menu).click()
  await isModal(dialogs(page))
  await control(dialogs(page)).focus()
  letThrough()
  await hydrated(page).waitFor()
  await expect
    .poll(() => control(hydrated(page)).evaluate((one) => one === document.activeElement))
    .toBe(true)
})

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
