import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'russpatcher-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('files that were last written before a time, without unfinished ones and folders', async () => {
  const store = createFileStore(folder)
  const bytes = Buffer.from('picture')
  const hourAgo = new Date(Date.now() - 60 * 60_000)
  for (const name of ['old.png', 'replaced.png', 'new.png']) await store.write(name, bytes)
  const draft = `.${crypto.randomUUID()}`
  await writeFile(join(folder, draft), bytes)
  await mkdir(join(folder, 'others'))
  for (const name of ['old.png', 'replaced.png', draft, 'others'])
    await utimes(join(folder, name), hourAgo, hourAgo)
  await store.write('replaced.png', bytes)
  expect(await store.writtenBefore(new Date(Date.now() - 60_000))).toEqual(['old.png'])
  expect(await createFileStore(join(folder, 'missing')).writtenBefore(new Date())).toEqual([])
})
