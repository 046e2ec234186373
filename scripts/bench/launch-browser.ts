import { type Browser, chromium } from 'playwright'
import { stopAtEnd } from '../rehearsal/stop-at-end.ts'
import { headlessPath } from '../test/browser.ts'

/** Launches the browser that the pages are measured in, until the end of the script. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = headlessPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  stopAtEnd(() => browser.close())
  return browser
}
