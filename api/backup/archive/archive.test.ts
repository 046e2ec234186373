import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { afterAll, expect, test } from 'vitest'
import { createDigest, digestName, endMark } from './archive-marks.ts'
import { type Entry, entriesOf } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'russpatcher-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const never = new AbortController().signal
const rows = { name: 'tables/a', bytes: Buffer.from('1\n2\n') }
const picture = { name: `pictures/${'a'.repeat(120)}`, bytes: Buffer.from('picture') }

/** The last entry of an archive with these. */
const endOf = (...entries: Entry[]): Entry => {
  const digest = createDigest()
  for (const { name, bytes } of entries) digest.update(name, bytes)
  return { name: digestName, bytes: Buffer.from(digest.hex()) }
}

async function read(path: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of entriesOf(path)) entries.push(entry)
  return entries
}

/** A file with these entries, which Zstandard finds whole. */
async function fileWith(...entries: Entry[]): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  const packed = entries.map(({ name, bytes }) => ({
    header: { name, size: bytes.length },
    body: bytes,
  }))
  writeFileSync(path, Buffer.concat([zstdCompressSync(await packTar(packed)), endMark]))
  return path
}

test('an archive has the entries that were added, in their order', async () => {
  const path = join(folder, 'archive')
  const empty = { name: 'empty', bytes: Buffer.alloc(0) }
  const added = [rows, empty, picture, { name: 'large', bytes: Buffer.alloc(9_000_000, 7) }]
  const fill = async (add: (name: string, bytes: Buffer) => Promise<void>) => {
    for (const { name, bytes } of added) await add(name, bytes)
  }
  await writeArchive(path, fill, never)
  expect((await read(path)).map((one) => endOf(one))).toEqual(added.map((one) => endOf(one)))
})

test.each<[string, Entry[]]>([
  ['lacks an entry', [picture, endOf(rows, picture)]],
  ['has another entry', [rows, { ...picture, bytes: rows.bytes }, endOf(rows, picture)]],
  ['has an entry after its last one', [rows, endOf(rows), picture]],
  ['lacks its last entry', [rows, picture]],
])('an archive that %s is damaged', async (_what, entries) => {
  const path = await fileWith(...entries)
  await expect(read(path)).rejects.toThrow(`${path} is damaged`)
})
