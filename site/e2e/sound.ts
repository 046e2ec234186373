import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Fails when the page breaks a rule, or is wider than its window. */
export async function expectSound(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    name,
  ).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
