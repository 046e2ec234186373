import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stopAtEnd } from './stop-at-end.ts'

const run = promisify(execFile)

/** Makes a folder; `remove` removes it and its contents. */
export async function newFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-rehearsal-'))
  return { folder, remove: stopAtEnd(() => rm(folder, { recursive: true, force: true })) }
}

/** A folder on a disk of its own with so many MB, in memory. Throws unless root calls. */
export async function smallDisk(size: number): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('A small disk can only be mounted by root')
  const { folder } = await newFolder()
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder])
  stopAtEnd(async () => void (await run('umount', [folder])))
  return folder
}
