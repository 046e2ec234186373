import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from '../../../modules/shared/files.ts'
import { startS3Server } from '../../../scripts/test/s3-server.ts'
import { createFileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3/s3-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'russpatcher-files-'))
const server = await startS3Server()
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const namesBefore = async (files: Files, time: Date) => {
  const names: string[] = []
  for await (const part of files.writtenBefore(time)) names.push(...part)
  return names.sort()
}

describe.each([
  ['a folder', () => createFolderStore(folder)],
  ['an S3-compatible store', () => createS3Store(server.address)],
])('files in %s', (_kind, storeOf) => {
  const bytes = Buffer.from('a picture \0 with æøå')
  let files: Files
  /** The same files for another process. */
  let others: Files

  beforeAll(async () => {
    for (const store of [storeOf(), storeOf()]) await store.prepare()
    files = createFileStore(storeOf())
    others = createFileStore(storeOf())
  })

  test('are read by every process as they were written, until they are removed', async () => {
    await files.write('one.png', bytes)
    expect(await others.read('one.png')).toEqual(bytes)
    expect(await others.has('one.png')).toBe(true)
    await others.write('one.png', Buffer.from('another'))
    expect(await files.read('one.png')).toEqual(Buffer.from('another'))
    await files.remove('one.png')
    expect(await others.read('one.png')).toBeUndefined()
    expect(await others.has('one.png')).toBe(false)
  })

  test('may be empty, or as large as a picture of an upload', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, 'pixels')
    await files.write('large.png', large)
    await files.write('empty.png', Buffer.alloc(0))
    expect((await files.read('large.png'))?.equals(large)).toBe(true)
    expect(await files.read('empty.png')).toEqual(Buffer.alloc(0))
    for (const name of ['large.png', 'empty.png']) await files.remove(name)
  })

  test('that are missing are no error', async () => {
    expect(await files.read('missing.png')).toBeUndefined()
    expect(await files.has('missing.png')).toBe(false)
    await files.remove('missing.png')
  })

  test('are whole while they are replaced again and again', async () => {
    const forms = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter))
    await files.write('busy.png', bytes)
    let isWriting = true
    const writing = (async () => {
      for (let time = 0; time < 10; time++)
        await Promise.all(forms.map((form) => files.write('busy.png', form)))
      isWriting = false
    })()
    while (isWriting) {
      const seen = await others.read('busy.png')
      expect([bytes, ...forms].some((form) => seen?.equals(form))).toBe(true)
    }
    await writing
    await files.remove('busy.png')
  })

  test.each(['../secret', '.hidden', 'A.png', 'a/b.png', 'a?b', ''])(
    'are not named %j',
    async (name) => {
      const calls = [
        files.write(name, bytes),
        files.read(name),
        files.has(name),
        files.remove(name),
      ]
      await Promise.all(calls.map((call) => expect(call).rejects.toThrow('not a valid file name')))
    },
  )

  test('are listed by the time when they were written', async () => {
    for (const name of ['one.png', 'two.png']) await files.write(name, bytes)
    // The store has a clock of its own, which may tell whole seconds only.
    const [minuteAgo, inAMinute] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    expect(await namesBefore(files, minuteAgo)).toEqual([])
    expect(await namesBefore(files, inAMinute)).toEqual(['one.png', 'two.png'])
    for (const name of await namesBefore(files, inAMinute)) await files.remove(name)
    expect(await namesBefore(files, inAMinute)).toEqual([])
  })

  test('are listed in parts', async () => {
    const names = Array.from({ length: 25 }, (_, number) => `file-${number}.png`)
    await Promise.all(names.map((name) => files.write(name, bytes)))
    const parts: string[][] = []
    for await (const part of storeOf().parts(10)) parts.push(part.map(({ name }) => name))
    expect(parts.map(({ length }) => length)).toEqual([10, 10, 5])
    expect(parts.flat().sort()).toEqual(names.sort())
    for (const name of names) await files.remove(name)
  })
})

test('a file that is replaced is no longer an old one', async () => {
  const own = join(folder, 'replaced')
  const files = createFileStore(createFolderStore(own))
  const [hourAgo, minuteAgo] = [new Date(Date.now() - 3_600_000), new Date(Date.now() - 60_000)]
  for (const name of ['old.png', 'replaced.png']) {
    await files.write(name, Buffer.from('picture'))
    await utimes(join(own, name), hourAgo, hourAgo)
  }
  await files.write('replaced.png', Buffer.from('another'))
  expect(await namesBefore(files, minuteAgo)).toEqual(['old.png'])
})

test('unfinished files and folders are not listed, and a missing folder has no files', async () => {
  const own = join(folder, 'own')
  const files = createFileStore(createFolderStore(own))
  expect(await namesBefore(files, new Date())).toEqual([])
  await files.write('old.png', Buffer.from('picture'))
  await writeFile(join(own, `.${crypto.randomUUID()}`), 'half')
  await mkdir(join(own, 'others'))
  const hourAgo = new Date(Date.now() - 60 * 60_000)
  for (const name of ['old.png', 'others']) await utimes(join(own, name), hourAgo, hourAgo)
  expect(await namesBefore(files, new Date(Date.now() - 60_000))).toEqual(['old.png'])
})
