import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newFolder } from './new-folder.ts'
import { stopAtEnd } from './stop-at-end.ts'

const run = promisify(execFile)

/** A folder on a disk of its own with so many MB, in memory. Throws unless root calls. */
export async function smallDisk(size: number): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('A small disk can only be mounted by root')
  const { folder } = await newFolder()
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder])
  stopAtEnd(async () => {
    await run('umount', [folder])
  })
  return folder
}
