import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'
import { headlessPath } from '../../scripts/test/browser.ts'
import { noteToasts } from './toasts.ts'

/** Without these the browser looks for hosts of its maker, which no test needs. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 360, height: 780 }
export const desktop = { width: 1440, height: 900 }

/** One for all files of a worker, whose end ends it. */
let browser: Promise<Browser> | undefined

/** `problems` collects what the page's console complains about. */
type Visitor = { page: Page; context: BrowserContext; problems: string[] }

/** What lies over the page of somebody who comes for the first time; tests of other things have seen it. */
const seenBefore = () => {
  localStorage.setItem('gdpr-accepted', 'true')
  sessionStorage.setItem('hasSeenSpecialOffer', 'true')
}

/** A visitor of their own: new storage, new session, one page; of the shop of all tests, unless there is another one. */
export async function visitor(viewport = desktop, density = 1, shopUrl?: string): Promise<Visitor> {
  const someone = await firstVisitor(viewport, density, shopUrl)
  await someone.context.addInitScript(seenBefore)
  return someone
}

/** A visitor who has never been here. */
export async function firstVisitor(
  viewport = desktop,
  density = 1,
  shopUrl = inject('shopUrl'),
): Promise<Visitor> {
  const executablePath = headlessPath()
  browser ??= chromium.launch({ args: quiet, ...(executablePath && { executablePath }) })
  const context = await (await browser).newContext({
    viewport,
    deviceScaleFactor: density,
    baseURL: shopUrl,
    locale: 'nb-NO',
  })
  // A page that stays open goes on drawing and asking the shop beside all later tests.
  onTestFinished(() => context.close())
  context.setDefaultTimeout(30_000)
  await context.addInitScript(noteToasts)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  return { page, context, problems }
}
