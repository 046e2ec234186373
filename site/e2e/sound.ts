import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Gives every text the widest font that a device may show until the shop's own has come. */
function fallBack(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** The elements that overflow the window, when the page is wider than it. */
function standingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Fails when the page breaks a rule, or is wider than its window, with or without its fonts. */
export async function expectSound(page: Page, name = page.url()): Promise<void> {
  // Every rule runs; passed ones are not reported individually.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Frames are judged in a page of their own, which takes three times as long and is not needed without frames.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    name,
  ).toEqual([])
  expect(await page.evaluate(standingOut), name).toEqual([])
  await page.evaluate(fallBack)
  // A tooltip is put in its place again when its text has become wider.
  await expect
    .poll(() => page.evaluate(standingOut), { message: `${name}, without its fonts` })
    .toEqual([])
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}
