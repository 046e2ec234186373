import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'

const { folder, hasSnapshots } = inject('failures')

/** The most lines of the console, and of the calls, that a failure prints. */
const mostLines = 4

/** Of this process: two visitors of a test have files of their own. */
let kept = 0

/**
 * Keeps, when the test fails, a trace (`npx playwright show-trace` opens it) and a picture of the page opened last.
 * Prints where they are, and the end of the page's console and of its calls to the shop. Call it after the context is
 * registered to be closed: the last that is registered runs first.
 */
export async function noteFailure(
  context: BrowserContext,
  page: Page,
  console_: readonly string[],
) {
  const calls: string[] = []
  context.on('requestfinished', async (request) => {
    if (!request.url().includes('/api/')) return
    const answer = await request.response().catch(() => null)
    calls.push(`${answer?.status() ?? '?'} ${request.method()} ${new URL(request.url()).pathname}`)
  })
  context.on('requestfailed', (request) => {
    if (request.url().includes('/api/'))
      calls.push(`no answer: ${request.method()} ${new URL(request.url()).pathname}`)
  })
  // Snapshots double a journey's time; actions, network and console cost nothing that could be measured.
  await context.tracing.start({ snapshots: hasSnapshots, screenshots: false })
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return context.tracing.stop().catch(() => undefined)
    await mkdir(folder, { recursive: true })
    kept += 1
    const title = task.name.replaceAll(/[^\wæøå]+/gi, '-').slice(0, 60)
    const path = `${folder}${basename(task.file.name, '.e2e.test.ts')}-${title}-${kept}`
    const shown = context.pages().at(-1) ?? page
    const files = [
      await shown.screenshot({ path: `${path}.png`, timeout: 5000 }).then(
        () => `${path}.png`,
        () => 'no picture',
      ),
      await context.tracing.stop({ path: `${path}.zip` }).then(
        () => `${path}.zip`,
        () => 'no trace',
      ),
    ]
    console.log(
      [
        `✗ ${task.fullName}: ${shown.url()}, ${files.join(' and ')}`,
        ...console_.slice(-mostLines).map((line) => `  console: ${line.slice(0, 160)}`),
        ...calls.slice(-mostLines).map((line) => `  call: ${line}`),
      ].join('\n'),
    )
  })
}
