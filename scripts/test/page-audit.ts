import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../../api/embedded/free-port.ts'
import { headlessPath } from './browser.ts'

/** Lighthouse's scores, 0 to 100, and the cumulative layout shift. */
export type Audit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  layoutShift: number
  /** Failed audits outside performance, and audits with errors, with the reason. */
  failures: string[]
}

/**
 * Keeps the page in the blank page's process. In a new process, events before the recording starts, such as the start
 * of the navigation, would be missing.
 */
const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials']

/** `noindex` skips the audit of crawlability; `onDesktop` audits the page as on a desktop. Default: on a phone. */
type AuditOptions = { noindex?: boolean; onDesktop?: boolean }

/** Audits pages with Lighthouse in a separate browser. */
export async function withAuditor<Result>(
  work: (audit: (url: string, options?: AuditOptions) => Promise<Audit>) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const executablePath = headlessPath()
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
    return await work(async (url, { noindex = false, onDesktop = false } = {}) => {
      // Of no category judged here, and an error when the browser does not say in time why it kept a page or not.
      const skipAudits = ['bf-cache', ...(noindex ? ['is-crawlable'] : [])]
      const flags = { port, logLevel: 'error', skipAudits } as const
      const result = await lighthouse(url, flags, onDesktop ? desktopConfig : undefined)
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
