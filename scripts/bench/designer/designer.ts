import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { newFolder } from '../../rehearsal/new-folder.ts'
import { startShop } from '../../rehearsal/shop-process.ts'
import { launchBrowser } from '../launch-browser.ts'
import { slowdown } from '../presses.ts'
import type { Row } from '../row.ts'
import { median } from '../timings.ts'
import { measuredTimes, watch } from './in-page.ts'
import { phonePhoto } from './photo.ts'

const times = 5
const viewport = { width: 360, height: 780 }

/** Ms in which a customer finds a photo after the press on the file input. */
const search = 1500

/** Ms after which the page has told what will not sew well, and rests. */
const settled = 2500

/** Steps of a movement, and the ms between two of them. */
const steps = 12
const step = 40

/** The keys that zoom and turn the picture by a step. */
const keys = { zoom: '+', turn: ']' } as const

const figures = ['coarse', 'sewn', 'longest task', 'drag', 'zoom', 'turn'] as const
type Figures = Record<(typeof figures)[number], number>

const rowOf = (figure: string) => `designer: ${figure}, ${slowdown}x slower processor`

/** The rows that the bench prints of the designer. */
export const designerRows = figures.map(rowOf)

/**
 * Ms from choosing a photo of 12 megapixels on a phone to its coarse and its sewn patch, the longest task of the page's
 * thread until then, and the slowest answer to a step of a movement. The browser slows the page's thread, and no worker.
 */
export async function benchDesigner(row: Row): Promise<void> {
  const { folder } = await newFolder()
  const shop = await startShop({ DEMO: '1', DATA_DIR: join(folder, 'data') })
  const browser = await launchBrowser()
  const photo = join(folder, 'photo.jpg')
  await writeFile(photo, await phonePhoto())
  const taken: Figures[] = []
  for (let time = 0; time < times; time++) taken.push(await measured(browser, shop.url, photo))
  for (const figure of figures) row(rowOf(figure), median(taken.map((one) => one[figure])), 'ms')
}

async function measured(browser: Browser, baseURL: string, photo: string): Promise<Figures> {
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto('/lag-din-egen')
    await page.touchscreen.tap(2, 300)
    await page.locator('astro-island:has(#bilde):not([ssr])').waitFor()
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const chooser = page.waitForEvent('filechooser')
    await page.locator('#bilde').tap()
    await pause(search)
    await (await chooser).setFiles(photo)
    await page.locator('[data-stage=sewn] img[data-loaded]').waitFor()
    await pause(settled)
    const { coarse, sewn, longestTask } = await page.evaluate(measuredTimes)
    const drag = await dragged(page, session)
    const zoom = await pressed(page, keys.zoom)
    const turn = await pressed(page, keys.turn)
    return { coarse, sewn, 'longest task': longestTask, drag, zoom, turn }
  } finally {
    await context.close()
  }
}

/** Ms of the slowest answer to a finger that moves over the stage. */
async function dragged(page: Page, session: CDPSession): Promise<number> {
  const box = await page.locator('[data-stage]').boundingBox()
  if (!box) throw new Error('There is no stage on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 3 * by, y: y + 2 * by }],
    })
  await touch('touchStart', 0)
  for (let at = 1; at <= steps; at++) {
    await touch('touchMove', at)
    await pause(step)
  }
  await touch('touchEnd', 0)
  return slowest(page)
}

/** Ms of the slowest answer to a key that is pressed several times. */
async function pressed(page: Page, key: string): Promise<number> {
  await page.locator('[data-stage]').focus()
  for (let at = 1; at <= steps; at++) {
    await page.keyboard.press(key)
    await pause(step)
  }
  return slowest(page)
}

async function slowest(page: Page): Promise<number> {
  await pause(settled)
  return Math.max(...(await page.evaluate(measuredTimes)).answers)
}
