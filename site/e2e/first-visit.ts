import type { Page } from 'playwright'
import { firstVisitor, phone } from './browser.ts'

/** A first visit with a stopped clock, which the test advances. */
export async function firstVisit(path = '/om-oss', viewport = phone) {
  const { page, context, problems } = await firstVisitor(viewport)
  const noon = new Date('2026-05-06T12:30:00+02:00')
  // The clock runs from its installation until it is paused.
  await page.clock.install({ time: noon.getTime() - 60_000 })
  await page.clock.pauseAt(noon)
  await page.goto(path)
  return { page, context, problems }
}

/** The stored text under a key of the browser, or null. */
export const stored = (page: Page, area: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([place, name]) => window[place as 'localStorage'].getItem(name ?? ''), [area, key])
