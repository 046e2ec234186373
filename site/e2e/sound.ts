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

/** An axe for the page, of which every rule runs. */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  const isAlone = page.frames().length === 1
  // A page that was checked before has axe, whose source takes longer than its work.
  const isKnown = isAlone && (await page.evaluate(() => 'axe' in window))
  return (
    new AxeBuilder({ page, ...(isKnown && { axeSource: ';' }) })
      // Passed rules are not reported individually.
      .options({ resultTypes: ['violations'] })
      // Checking frames in a separate page takes three times as long, so it is skipped without frames.
      .setLegacyMode(isAlone)
  )
}

/** Fails when axe finds a violation. */
export async function expectNoViolation(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    name,
  ).toEqual([])
}

/**
 * Fails when the page has an axe violation, or overflows its window with its own or the fallback fonts. `part` is what
 * axe checks of a page that it has checked before.
 */
export async function expectSound(page: Page, name = page.url(), part = 'html'): Promise<void> {
  await expectNoViolation((await axeOf(page)).include(part), name)
  expect(await page.evaluate(standingOut), name).toEqual([])
  await fallBack(page)
  // A tooltip is repositioned asynchronously after its text has become wider.
  await expect
    .poll(() => page.evaluate(standingOut), { message: `${name}, without its fonts` })
    .toEqual([])
  await restoreFonts(page)
}

/** Runs in the page: what still moves, or repeats, although the visitor wants reduced motion. */
export function moving(): string[] {
  const lasts = (durations: string) =>
    durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01)
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const style = getComputedStyle(element)
      if (lasts(style.transitionDuration)) return true
      if (style.animationName === 'none') return false
      return lasts(style.animationDuration) || style.animationIterationCount !== '1'
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}
