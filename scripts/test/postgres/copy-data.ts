import { execFile } from 'node:child_process'
import { chown, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { whileCopying } from './cluster-queries.ts'

/** Files and folders of the running server alone, as PostgreSQL's documentation of base backups lists them. */
const ownFiles = new Set(['postmaster.pid', 'postmaster.opts', 'server.log', 'standby.signal'])
const ownFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/** Copies the data of the running server `sql` for a standby. */
export async function copyData(sql: Pool, from: string, to: string): Promise<void> {
  const label = await whileCopying(sql, async () => {
    await makeFolder(to, from)
    const entries = (await readdir(from)).filter((entry) => !ownFiles.has(entry))
    for (const entry of entries.filter((one) => ownFolders.has(one)))
      await makeFolder(join(to, entry), from)
    const copied = entries.filter((entry) => !ownFolders.has(entry))
    await promisify(execFile)('cp', ['-a', ...copied.map((entry) => join(from, entry)), to])
  })
  await writeFile(join(to, 'backup_label'), label)
}

/** An empty folder with the owner of another. */
async function makeFolder(folder: string, like: string): Promise<void> {
  const { uid, gid } = await stat(like)
  await mkdir(folder, { mode: 0o700 })
  await chown(folder, uid, gid)
}
