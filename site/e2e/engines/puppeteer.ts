import puppeteer, { type Browser, type BrowserContext, type ElementHandle } from 'puppeteer-core'
import { browserPath } from '../../../scripts/test/browser.ts'
import { firefoxPath } from '../../../scripts/test/install/engines.ts'
import { quiet } from '../browser.ts'
import type { Driver, Engine } from './engine.ts'

/** Drives Chromium over DevTools and Firefox over WebDriver BiDi. */
export async function startPuppeteer(name: 'Chromium' | 'Firefox'): Promise<Engine> {
  const browser = await (name === 'Firefox' ? startFirefox() : startChromium())
  let context: BrowserContext | undefined
  return {
    name,
    version: (await browser.version()).split('/').at(-1) ?? '',
    async visit() {
      await context?.close()
      context = await browser.createBrowserContext()
      return driver(context)
    },
    close: () => browser.close(),
  }
}

const startChromium = (): Promise<Browser> =>
  puppeteer.launch({ executablePath: existing('Chromium', browserPath()), args: quiet })

const startFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: existing('Firefox', firefoxPath()) })

function existing(name: string, path: string | undefined): string {
  if (!path) throw new Error(`${name} is not installed`)
  return path
}

async function driver(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage()
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
  }
}
