import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../api/stand-ins/free-port.ts'

/** Ms for the start, which compiles the page, and for one answer. */
const patience = 120_000
const answerPatience = 30_000

test(
  'the development server answers pages with the patches of its shop',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'russpatcher-development-'))
    const port = await freePort()
    const shop = spawn(process.execPath, ['scripts/dev.ts'], {
      stdio: 'ignore',
      // Without those of the test runner, which change how Astro answers.
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
      },
    })
    const ended = new Promise((exited) => shop.once('exit', exited))
    onTestFinished(async () => {
      shop.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    })

    const page = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/products`, {
        signal: AbortSignal.timeout(answerPatience),
      })
      return answer.text()
    }
    await expect.poll(() => page().catch(() => ''), { timeout: patience }).toContain('Alle patcher')
    expect(await page()).toMatch(/\/patches\/\d+-[0-9a-f]{10}/)
  },
  patience + answerPatience,
)
