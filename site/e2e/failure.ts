import { mkdir } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'

const folder = new URL('../../.test/failures/', import.meta.url).pathname

/** The most lines of the console, and of the calls, that a failure prints. */
const mostLines = 8

/** Whether a trace is kept of each failure: `npx playwright show-trace` opens it. It doubles a journey's time. */
const isTraced = inject('isTraced')

/**
 * Prints, when the test fails, where the picture of the page opened last and the trace are, and the end of its console and of its calls to the
 * shop. Call it before the context is registered to be closed.
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
  if (isTraced) await context.tracing.start({ snapshots: true })
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await mkdir(folder, { recursive: true })
    const name = `${folder}${task.name.replaceAll(/[^\wæøå]+/gi, '-').slice(0, 80)}-${calls.length}`
    const shown = context.pages().at(-1) ?? page
    await shown.screenshot({ path: `${name}.png`, timeout: 5000 }).catch(() => undefined)
    if (isTraced) await context.tracing.stop({ path: `${name}.zip` })
    console.log(
      [
        `✗ ${task.name}: ${shown.url()}, ${name}.png${isTraced ? ` and ${name}.zip` : ''}`,
        ...console_.slice(-mostLines).map((line) => `  console: ${line.slice(0, 160)}`),
        ...calls.slice(-mostLines).map((line) => `  call: ${line}`),
      ].join('\n'),
    )
  })
}
