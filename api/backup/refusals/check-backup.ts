import { migrationsBelow, modules } from '../../platform/database/migration/files.ts'
import { isFileName } from '../../platform/files/file-store.ts'
import { queueVersion } from '../../platform/queue/queue-schema.ts'
import { entriesOf } from '../archive/read-archive.ts'
import { BackupError } from '../backup-error.ts'
import { rowsIn } from '../copy-text.ts'
import { type Manifest, manifestName, pictureFolder, readManifest } from '../manifest.ts'
import { foreign } from './refuse-unknown.ts'

/** The contents of a backup. */
export type Contents = { manifest: Manifest; rows: number; pictures: number }

/**
 * Reads a backup from its beginning to its end. Throws BackupError when it is damaged or truncated, when it has
 * migrations or a job queue that this version does not know, or when a picture has a name that the file store does not
 * take.
 */
export async function checkBackup(path: string): Promise<Contents> {
  let written: Buffer | undefined
  let strange: string | undefined
  let rows = 0
  let pictures = 0
  for await (const { name, bytes } of entriesOf(path)) {
    if (name === manifestName) written = bytes
    else if (name.startsWith(pictureFolder)) {
      const picture = name.slice(pictureFolder.length)
      if (!isFileName(picture)) strange ??= picture
      pictures += 1
    } else rows += rowsIn(bytes)
  }
  if (!written) throw new BackupError(`${path} is no backup of a shop`)
  const manifest = readManifest(path, written)
  await refuseOtherVersion(path, manifest)
  if (strange !== undefined) throw foreign(`picture ${JSON.stringify(strange)}`)
  return { manifest, rows, pictures }
}

async function refuseOtherVersion(path: string, { migrations, queue }: Manifest): Promise<void> {
  const known = new Set((await migrationsBelow(modules)).map(({ name }) => name))
  const unknown = migrations.find(({ name }) => !known.has(name))
  const other = unknown?.name ?? (queue && queue.version > queueVersion() && 'its job queue')
  if (other)
    throw new BackupError(
      `${path} was made by another version of the shop, which restores it (${other})`,
    )
}
