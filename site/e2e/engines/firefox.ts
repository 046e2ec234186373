import puppeteer, { type BrowserContext, type ElementHandle } from 'puppeteer-core'
import { firefoxPath } from '../../../scripts/test/install/engines.ts'
import type { Driver, Engine } from './engine.ts'

/** Drives Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = firefoxPath()
  if (!executablePath) throw new Error('Firefox is not installed')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  let context: BrowserContext | undefined
  return {
    name: 'Firefox',
    version: (await browser.version()).split('/').at(-1) ?? '',
    async visit() {
      await context?.close()
      context = await browser.createBrowserContext()
      return driver(context)
    },
    close: () => browser.close(),
  }
}

async function driver(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage()
  // Of waits and of navigations.
  page.setDefaultTimeout(10_000)
  const element = async (expression: string) =>
    (await page.evaluateHandle(expression)) as ElementHandle
  return {
    goto: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async <Answer>(expression: string) => (await page.evaluate(expression)) as Answer,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    choose: async (select, value) => void (await (await element(select)).select(value)),
    upload: async (input, path) =>
      ((await element(input)) as ElementHandle<HTMLInputElement>).uploadFile(path),
    screenshot: () => page.screenshot(),
  }
}
