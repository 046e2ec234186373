import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { launchBrowser } from './launch-browser.ts'
import type { Row } from './row.ts'
import { median } from './timings.ts'

/** A press, and the selector that matches once it is answered: by a busy button, or by what it leads to. */
type Press = { name: string; path: string; target: string; effect: string; width?: number }

const card = '[data-grid] [data-product]'
const wished = `${card} [data-wish]`
const added = `${card} button:not([data-wish], [aria-haspopup])`
const isWished = `${wished}[aria-pressed=true]`
const busy = 'button[aria-busy=true]'
const dialog = '[role=dialog]'

const dialogs = [
  { name: 'detail', path: '/products', target: `${card} [aria-haspopup]` },
  { name: 'filter', path: '/products', target: '[aria-haspopup]:has(+ noscript)' },
  { name: 'cart', path: '/', target: 'button:has([data-badge=cart])' },
]

export const presses: Press[] = [
  ...['/', '/products'].flatMap((path) => [
    { name: `heart on ${path}`, path, target: wished, effect: `:is(${busy}, ${isWished})` },
    { name: `heart on ${path}, its effect`, path, target: wished, effect: isWished },
    {
      name: `add to cart on ${path}`,
      path,
      target: added,
      effect: `${added}:is([data-busy], [aria-busy])`,
    },
  ]),
  ...dialogs.flatMap(({ name, ...press }) => [
    { name, ...press, effect: `:is(${busy}, ${dialog})` },
    { name: `${name}, its content`, ...press, effect: dialog },
  ]),
  {
    name: 'search, its content',
    path: '/',
    target: '.search-input',
    effect: '.search-popup',
    width: 1000,
  },
]

/** Number of measurements of each press, and the factor by which a mid-range phone is slower than this machine. */
const times = 5
export const slowdown = 4

/** Ms that a finger rests on a button. */
const touchDuration = 80

/** Ms after the first touch of a page in which a phone is busy with hydration. */
const soon = 200

export const moments = ['first touch', 'soon after it', 'later touch'] as const
type Moment = (typeof moments)[number]

/** High enough for every target: a scroll would be a touch. */
const height = 2600

/**
 * Ms from a tap to its effect on a slowed processor, scripts fetched ahead: as the first touch of the page, while the
 * page hydrates after an earlier touch, and once it is hydrated. The browser's protocol adds about a third to the first,
 * as React makes an Error when it starts.
 */
export async function benchPresses(shopUrl: string, row: Row): Promise<void> {
  const browser = await launchBrowser()
  for (const press of presses)
    for (const moment of moments) {
      const taken: number[] = []
      for (let time = 0; time < times; time += 1)
        taken.push(await measured(browser, shopUrl, press, moment))
      row(`press: ${press.name}, ${moment}, ${slowdown}x slower processor`, median(taken), 'ms')
    }
}

async function measured(
  browser: Browser,
  baseURL: string,
  { path, target, effect, width = 360 }: Press,
  moment: Moment,
): Promise<number> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('gdpr-accepted', 'true')
      sessionStorage.setItem('hasSeenSpecialOffer', 'true')
    })
    await page.goto(path)
    await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    if (moment === 'later touch') await touched(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const at = await middleOf(page.locator(target).first())
    if (moment === 'soon after it') {
      await tap(session, beside)
      await pause(soon)
    }
    const taken = page.evaluate(effectOf, effect)
    await tap(session, at)
    return await taken
  } finally {
    await context.close()
  }
}

type Point = { x: number; y: number }

/** A point of each page without a control. */
const beside: Point = { x: 2, y: 300 }

/** Taps beside all controls, and waits until the islands and what they may load are ready. */
async function touched(page: Page): Promise<void> {
  await page.touchscreen.tap(beside.x, beside.y)
  await page.locator('astro-island[component-url*=HeaderActions]:not([ssr])').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The control is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function tap(session: CDPSession, at: Point): Promise<void> {
  const touchPoints = [at]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await pause(touchDuration)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** In the page: ms from the lift of the finger to the first frame that shows what the selector describes. */
function effectOf(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let pressed: number | undefined
    addEventListener('pointerup', ({ timeStamp }) => (pressed ??= timeStamp), { capture: true })
    const frame = () => {
      const isShown = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
      if (pressed !== undefined && isShown) resolve(performance.now() - pressed)
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
