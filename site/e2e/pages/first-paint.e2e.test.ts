import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { desktop, firstVisitor, phone } from '../browser.ts'
import { shiftsOf, watchShifts } from '../layout-shifts.ts'

/** Pages of all kinds of headlines. */
const cases = [
  { viewport: phone, path: '/' },
  { viewport: phone, path: '/lag-din-egen' },
  { viewport: desktop, path: '/products' },
  { viewport: desktop, path: '/kontakt' },
]

/** The width of each line of the page's visible headlines, in px. */
const headlines = (page: Page) =>
  page.locator('h1:visible, h2:visible, h3:visible').evaluateAll((all) =>
    all.map((headline) => {
      const range = document.createRange()
      range.selectNodeContents(headline)
      return [headline.textContent, ...[...range.getClientRects()].map(({ width }) => width)]
    }),
  )

/** The fonts in which the browser draws the texts, and whether each comes from the page. */
async function drawnFonts(page: Page, selector: string): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  const names = drawn.flatMap(({ fonts }) =>
    fonts.map(
      ({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', a fallback'}`,
    ),
  )
  return new Set(names)
}

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

test('headlines are first painted in their font, and do not move when the rest arrives', async () => {
  for (const { viewport, path } of cases) {
    const { page, context } = await firstVisitor(viewport)
    const released = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await released.promise
      await route.continue()
    })
    await watchShifts(context)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => isPainted(page), { message: path }).toBe(true)
    // Names of patches are headlines in the text font.
    const fonts = await drawnFonts(page, 'h1, h2, .logo span')
    expect(fonts, path).toEqual(new Set(['Baloo 2 ExtraBold']))
    const before = await headlines(page)
    expect(before, path).not.toEqual([])

    released.resolve()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    expect(await headlines(page), path).toEqual(before)
    expect(await shiftsOf(page), path).toEqual([])
  }
})
