import { measuredPages, openUntouched } from '../test/untouched-page.ts'
import { bytesOf, scriptsOf } from '../test/wire.ts'
import { launchBrowser } from './processes/bench-browser.ts'
import type { Row } from './processes/shop-process.ts'

const phone = { width: 360, height: 780 }

/**
 * What pages cost a first visitor on a phone: bytes of the policy header, and kB on the wire, in brotli and with
 * headers, of the scripts that run before the first touch.
 */
export async function benchFirstViews(shopUrl: string, row: Row): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const path of measuredPages) {
      const { headers } = await fetch(shopUrl + path)
      row(`${path}: policy header`, headers.get('content-security-policy')?.length ?? 0, 'bytes')
      const page = await browser.newPage({ baseURL: shopUrl, viewport: phone })
      const scripts = await scriptsOf(page)
      await openUntouched(page, path)
      const run = scripts().filter(({ isAhead }) => !isAhead)
      row(`${path}: scripts before the first touch`, bytesOf(run) / 1000, 'kB', 1)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
