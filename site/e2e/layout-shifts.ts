import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'

declare global {
  interface Window {
    shifts: string[]
  }
}

/**
 * Records the layout shifts without user input, and what they moved, of each page that the visitor opens from now on:
 * from the first frame, or from the first one after the page is parsed completely, which itself does not count.
 */
export const watchShifts = (
  context: BrowserContext,
  from: 'first frame' | 'parsed page' = 'first frame',
) => context.addInitScript(noteShifts, from)

/** The layout shifts of the page, each with its score and the elements. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts)

/** Runs in the page. */
function noteShifts(from: string): void {
  window.shifts = []
  let shownAt = from === 'first frame' ? 0 : Number.POSITIVE_INFINITY
  const shown = () => {
    shownAt = performance.now()
  }
  if (from === 'parsed page')
    // Before its scripts run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        requestAnimationFrame(() => requestAnimationFrame(shown))
    })
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const nameOf = ({ node }: { node: Node | null }) =>
    (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120)
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && startTime > shownAt)
        window.shifts.push(`${value} ${sources.map(nameOf).join(' ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Delays scripts and pictures. Fonts are not delayed: a late font is used from the next page on (font-display:
 * optional).
 */
export const delayParts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (!['document', 'stylesheet', 'font'].includes(route.request().resourceType()))
      await delay(300)
    await route.continue()
  })
