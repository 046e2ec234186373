import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../api/platform/settings/config.ts'
import { whileOpen, withDatabase } from '../../api/start/with-database.ts'
import { fillSubscribers } from '../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import { outcomeOf } from '../test/ran.ts'

const root = new URL('../../', import.meta.url).pathname

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'russpatcher-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const backup = 'scripts/database/backup.ts'
const restore = 'scripts/database/restore.ts'

/** The output of a script in a demo, and its exit code. */
const outcome = (script: string, args: string[], dataDir: string) =>
  outcomeOf([process.execPath, script, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })

test('a demo is backed up while it runs, and restored where nothing runs', async () => {
  const [from, to, folder] = [newFolder(), newFolder(), newFolder()]
  const file = join(folder, 'shop.tar.zst')
  await withDatabase(loadConfig({ DATA_DIR: from }), async (sql) => {
    await fillSubscribers(sql, 3)
    const { code, out, err } = await outcome(backup, [file], from)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^\d+ tables with \d+ rows\n0 pictures\n.* is complete: .*\n$/)
    expect(await emailsOf(sql)).toHaveLength(3)
  })
  const { code, out, err } = await outcome(restore, [file], to)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^.* is whole: .*\nIt is of .*\nReceipts go on .*\nRestored in .*\n$/)
  expect(await whileOpen(loadConfig({ DATA_DIR: to }), emailsOf)).toHaveLength(3)
})

const emailsOf = (sql: Pool) => sql`select email from newsletter.subscribers`

test.each([
  [backup, [], 'npm run backup -- FILE\n'],
  [restore, ['missing'], /^Reading missing failed: ENOENT.*\n$/],
])('%s with %j is refused in one line', async (script, args, line) => {
  const refused = await outcome(script, args, newFolder())
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(line)
})
