import { measuredPages, openUntouched } from '../test/untouched-page.ts'
import { bytesOf, scriptsOf } from '../test/wire.ts'
import { launchBrowser } from './launch-browser.ts'
import type { Row } from './row.ts'

const phone = { width: 360, height: 780 }

/**
 * Measures the cost of pages for a first visitor on a phone: kB on the wire, in brotli and with headers, of the scripts
 * that run before the first touch, and of those that are only fetched ahead.
 */
export async function benchFirstViews(shopUrl: string, row: Row): Promise<void> {
  const browser = await launchBrowser()
  for (const path of measuredPages) {
    const page = await browser.newPage({ baseURL: shopUrl, viewport: phone })
    const scripts = await scriptsOf(page)
    await openUntouched(page, path)
    const kilobytes = (isAhead: boolean) =>
      bytesOf(scripts().filter((script) => script.isAhead === isAhead)) / 1000
    row(`${path}: scripts before the first touch`, kilobytes(false), 'kB', 1)
    row(`${path}: scripts fetched ahead`, kilobytes(true), 'kB', 1)
    await page.close()
  }
}
