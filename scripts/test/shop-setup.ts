import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { loadConfig } from '../../api/platform/settings/config.ts'
import { freePort } from '../../api/stand-ins/free-port.ts'
import { startShop } from '../../api/start-shop.ts'
import { administrator } from '../../api/testing/administrator.ts'

export { administrator }

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    /** Where journeys that fail keep pictures and traces, and whether the traces show the page after each action. */
    failures: { folder: string; hasSnapshots: boolean }
  }
}

/** One shop for all browser tests that do not change the catalogue. Each test has its own session. */
export default async function setup(project: TestProject) {
  const { url, stop } = await wholeShop()
  project.provide('shopUrl', url)
  project.provide('failures', {
    folder: process.env.FAILURES ?? new URL('../../.test/failures/', import.meta.url).pathname,
    hasSnapshots: process.env.TRACE === '1',
  })
  return stop
}

/**
 * Starts a shop in a new data folder, without rate limits and delays of jobs; `stop` removes the folder too. Default of
 * `settings`: a demo.
 */
export async function wholeShop(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-e2e-'))
  const port = await freePort()
  const config = loadConfig({
    PORT: String(port),
    DATA_DIR: folder,
    CAMPAIGN_DELAY_SECONDS: '0',
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...settings,
  })
  const endDatabase = () => endDatabaseIn(folder)
  process.once('exit', endDatabase)
  const shop = await startShop(config, pino({ level: 'warn' }), {
    unlimited: true,
    undelayed: true,
  })
  return {
    url: config.publicUrl,
    async stop() {
      await shop.stop()
      process.off('exit', endDatabase)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** After a signal the test runner exits without its teardown, and the embedded database would go on. */
function endDatabaseIn(folder: string): void {
  try {
    const [pid = ''] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number.parseInt(pid, 10), 'SIGINT')
  } catch {
    // It has not started, or has ended.
  }
}
