import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../api/config.ts'
import { whileOpen, withDatabase } from '../../api/database/with-database.ts'
import { fillSubscribers } from '../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import type { Pool } from '../../modules/shared/transaction.ts'

const root = new URL('../../', import.meta.url).pathname

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'russpatcher-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Exit code and output of `npm run backup` or `restore` in a demo. */
const outcome = (command: string, args: string[], dataDir: string) =>
  promisify(execFile)(process.execPath, [`scripts/database/${command}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )

test('a demo is backed up while it runs, and restored where nothing runs', async () => {
  const [from, to, folder] = [newFolder(), newFolder(), newFolder()]
  const file = join(folder, 'shop.tar.zst')
  await withDatabase(loadConfig({ DATA_DIR: from }), async (sql) => {
    await fillSubscribers(sql, 3)
    const { code, stdout, stderr } = await outcome('backup', [file], from)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^\d+ tables with \d+ rows\n0 pictures\n.* is complete: .*\n$/)
    expect(await emailsOf(sql)).toHaveLength(3)
  })
  const { code, stdout, stderr } = await outcome('restore', [file], to)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^.* is whole: .*\nIt is of .*\nRestored in .*\n$/)
  expect(await whileOpen(loadConfig({ DATA_DIR: to }), emailsOf)).toHaveLength(3)
})

const emailsOf = (sql: Pool) => sql`select email from newsletter.subscribers`

test.each([
  ['backup', [], 'npm run backup -- FILE\n'],
  ['restore', ['missing'], /^Reading missing failed: ENOENT.*\n$/],
])('npm run %s -- %j is refused in one line', async (command, args, line) => {
  const refused = await outcome(command, args, newFolder())
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(line)
})
