import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { browserPath } from './browser.ts'
import { freePort } from './free-port.ts'

/** Lighthouse's judgement on a phone: scores from 0 to 100, and how far the page jumps. */
export type Audit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  layoutShift: number
  /** What cost points outside performance, and what could not be judged, with the reason. */
  failures: string[]
}

/**
 * Else a page gets a process of its own when it comes after the blank one, and what happens in it before the
 * recording has reached it, such as the start of the navigation, is missing.
 */
const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials']

/** Looks at pages with Lighthouse, in a browser of its own; `noindex` pages are not blamed for it. */
export async function withAuditor<Result>(
  work: (audit: (url: string, noindex?: boolean) => Promise<Audit>) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const executablePath = browserPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      `--remote-debugging-port=${port}`,
      ...oneProcess,
    ],
  })
  try {
    return await work(async (url, noindex = false) => {
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        skipAudits: noindex ? ['is-crawlable'] : [],
      })
      if (!result) throw new Error(`${url} could not be audited`)
      const { categories, audits } = result.lhr
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
      const judged = ['accessibility', 'best-practices', 'seo'].flatMap(
        (name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
      )
      return {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        failures: [
          ...judged.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
          ...Object.values(audits)
            .filter(({ errorMessage }) => errorMessage)
            .map(({ id, errorMessage }) => `${id}: ${errorMessage}`),
        ],
      }
    })
  } finally {
    await browser.close()
  }
}
