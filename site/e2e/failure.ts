import { mkdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import { inject, onTestFinished, type TestContext } from 'vitest'
import { failureRecord } from '../testing/failure-record.ts'
import type { Driver } from './engines/engine.ts'

const { folder, hasSnapshots } = inject('failures')

/** Ms for a picture of a page, which may never answer again. */
const patience = 5000

/** Of this process: two visitors of a test have files of their own. */
let kept = 0

/**
 * Keeps, when the test fails, a trace (`npx playwright show-trace` opens it) and a picture of each open page.
 * Prints where they are, and the end of the pages' console and of their calls to the shop. Call it after the context is
 * registered to be closed: the last that is registered runs first.
 */
export async function noteFailure(context: BrowserContext, console_: readonly string[]) {
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
    const path = await pathOf(task)
    const pictures = await Promise.all(
      context.pages().map(async (page, index) => {
        const picture = `${path}-${index + 1}.png`
        const shot = page.screenshot({ path: picture, timeout: patience })
        return `${page.url()}, ${await shot.then(
          () => picture,
          () => 'no picture',
        )}`
      }),
    )
    const trace = await context.tracing.stop({ path: `${path}.zip` }).then(
      () => `${path}.zip`,
      () => 'no trace',
    )
    const places = [...pictures, trace].join(' and ')
    console.log(failureRecord(task.fullName, places, console_, calls))
  })
}

/** Keeps, when the test fails, a picture of the window of another engine, and prints where it is. */
export function notePicture(driver: Driver): void {
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const path = `${await pathOf(task)}.png`
    const late = pause(patience, undefined, { ref: false }).then(() => {
      throw new Error('The window does not answer')
    })
    const address = await Promise.race([driver.evaluate('location.href'), late]).catch(
      () => 'no page',
    )
    const shot = Promise.race([driver.screenshot(), late])
    const kept = await shot
      .then((picture) => writeFile(path, picture))
      .then(
        () => path,
        () => 'no picture',
      )
    console.log(failureRecord(task.fullName, `${address}, ${kept}`, [], []))
  })
}

/** The path of a failed test's next files, without an extension, in a folder that exists. */
async function pathOf({ name, file }: TestContext['task']): Promise<string> {
  await mkdir(folder, { recursive: true })
  kept += 1
  const title = name.replaceAll(/[^\wæøå]+/gi, '-').slice(0, 60)
  return `${folder}${basename(file.name, '.e2e.test.ts')}-${title}-${kept}`
}
