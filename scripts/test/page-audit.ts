import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../../api/stand-ins/free-port.ts'
import { headlessPath } from './browser.ts'

/** Lighthouse's scores, 0 to 100, and the cumulative layout shift. */
export type Audit = {
  accessibility: number
  bestPractices: number
  seo: number
  layoutShift: number
  /** Failed audits, and audits with errors, with the reason. */
  failures: string[]
}

/**
 * Keeps the page in the blank page's process. In a new process, events before the recording starts, such as the start
 * of the navigation, would be missing.
 */
const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials']

/** Only what is judged here: the audits of performance and a screenshot of the page take as long as these. */
const judgedHere = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  onlyAudits: ['cumulative-layout-shift'],
  disableFullPageScreenshot: true,
}

/** Audits a page on a phone with Lighthouse, in a separate browser. */
export async function auditPage(url: string): Promise<Audit> {
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
    const result = await lighthouse(url, { port, logLevel: 'error', ...judgedHere })
    if (!result) throw new Error(`${url} could not be audited`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const judged = judgedHere.onlyCategories.flatMap(
      (name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
    )
    return {
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
  } finally {
    await browser.close()
  }
}
