import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAtEnd } from './stop-at-end.ts'

/** Makes a folder; `remove` removes it and its contents. */
export async function newFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-rehearsal-'))
  return { folder, remove: stopAtEnd(() => rm(folder, { recursive: true, force: true })) }
}
