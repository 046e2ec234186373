import { type Browser, chromium } from 'playwright'
import { headlessPath } from '../../test/browser.ts'

/** Launches the browser that the pages are measured in. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = headlessPath()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
