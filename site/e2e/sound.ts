import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Sets the widest fallback font that a device may show until the shop's own font has loaded. */
const fallBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Undoes `fallBack`. */
const restoreFonts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** The elements that overflow the window, when the page is wider than it. */
function standingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/**
 * Fails when the page has an axe violation, or overflows its window with its own or the fallback fonts. `part` is what
 * axe checks of a page that it has checked before.
 */
export async function expectSound(page: Page, name = page.url(), part = 'html'): Promise<void> {
  const isAlone = page.frames().length === 1
  // A page that was checked before has axe, whose source takes longer than its work.
  const isKnown = isAlone && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, ...(isKnown && { axeSource: ';' }) })
    .include(part)
    // Every rule runs; passed ones are not reported individually.
    .options({ resultTypes: ['violations'] })
  // Checking frames in a separate page takes three times as long, so it is skipped without frames.
  const { violations } = await axe.setLegacyMode(isAlone).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    name,
  ).toEqual([])
  expect(await page.evaluate(standingOut), name).toEqual([])
  await fallBack(page)
  // A tooltip is repositioned asynchronously after its text has become wider.
  await expect
    .poll(() => page.evaluate(standingOut), { message: `${name}, without its fonts` })
    .toEqual([])
  await restoreFonts(page)
}
