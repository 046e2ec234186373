import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { inject, onTestFinished } from 'vitest'
import { headlessPath } from '../../scripts/test/browser.ts'
import { noteFailure } from './failure.ts'
import { noteToasts } from './toasts.ts'

/** Without these flags the browser calls Google's servers, which no test needs. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Window sizes in CSS pixels: a narrow phone, and a desktop. */
export const phone = { width: 360, height: 780 }
export const desktop = { width: 1440, height: 900 }

/** One browser for all test files of a worker; closed with the worker. */
let browser: Promise<Browser> | undefined

/** `problems` collects the errors and warnings in the consoles of all pages of the context. */
type Visitor = { page: Page; context: BrowserContext; problems: string[] }

/** Marks the overlays of a first visit as seen, for tests that are not about them. */
const seenBefore = () => {
  // A blank page, which axe opens to sum up a page with frames, has no storage.
  if (origin === 'null') return
  localStorage.setItem('gdpr-accepted', 'true')
  sessionStorage.setItem('hasSeenSpecialOffer', 'true')
}

/** A new visitor with empty storage, a new session and one page; by default at the shared shop. */
export async function visitor(viewport = desktop, density = 1, shopUrl?: string): Promise<Visitor> {
  const someone = await firstVisitor(viewport, density, shopUrl)
  await someone.context.addInitScript(seenBefore)
  return someone
}

/** A visitor who sees the overlays of a first visit. */
export const firstVisitor = (viewport = desktop, density = 1, shopUrl?: string): Promise<Visitor> =>
  visit({ viewport, deviceScaleFactor: density }, shopUrl)

/** A visitor of the shared shop whose browser runs no scripts. */
export const visitorWithoutScript = (viewport = desktop): Promise<Visitor> =>
  visit({ viewport, javaScriptEnabled: false })

async function visit(options: BrowserContextOptions, shopUrl = inject('shopUrl')) {
  const executablePath = headlessPath()
  browser ??= chromium.launch({ args: quiet, ...(executablePath && { executablePath }) })
  const context = await (await browser).newContext({
    ...options,
    baseURL: shopUrl,
    locale: 'nb-NO',
    // A test would wait for the end of each animation.
    reducedMotion: 'reduce',
  })
  return watched(context)
}

/** One page of a new context, which waits ten seconds at most, leaves a record of a failure, and ends with the test. */
export async function watched(context: BrowserContext): Promise<Visitor> {
  // An open page would keep rendering and polling during all later tests.
  onTestFinished(() => context.close())
  context.setDefaultTimeout(10_000)
  await context.addInitScript(noteToasts)
  const problems: string[] = []
  context.on('weberror', (thrown) => problems.push(thrown.error().message))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await noteFailure(context, problems)
  return { page: await context.newPage(), context, problems }
}
