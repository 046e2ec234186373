import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import { filesFolder, openFiles } from '../../platform/files/open-files.ts'
import { queueVersion } from '../../platform/queue/queue-schema.ts'
import {
  backedUp,
  changed,
  emptyPlace,
  filesIn,
  newFolder,
  placeOf,
  restored,
} from '../../testing/test-backup.ts'
import { addImage, tablesIn } from '../../testing/test-backup-queries.ts'
import { backUp } from '../back-up.ts'
import { restore } from '../restore.ts'

const database = await databaseOfFile()
const dataDir = mkdtempSync(join(tmpdir(), 'russpatcher-backup-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const hash = 'a'.repeat(64)

beforeAll(async () => {
  await addImage(database.sql, hash)
  const files = await openFiles(placeOf(place()), { warn: () => undefined })
  for (const name of [`${hash}.png`, `${hash}-preview.webp`, `${hash}-pixels.pam.gz`])
    await files.write(name, Buffer.from(name))
})

const place = () => ({ databaseUrl: database.url, dataDir })
const backup = async () => (await backedUp(placeOf(place()))).path

/** Expects that a restore is refused with this message, and leaves the empty place as it is. */
async function expectRefusal(path: string, message: string | RegExp) {
  const { config, database, dataDir } = await emptyPlace()
  await expect(restored(config, path)).rejects.toThrow(message)
  expect(await tablesIn(database.sql)).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
}

function isReadAs(contents: Buffer, file: Buffer): boolean {
  try {
    return zstdDecompressSync(file).equals(contents)
  } catch {
    return false
  }
}

describe('a restore is refused', () => {
  test('when the backup was truncated, wherever that is', async () => {
    const path = await backup()
    const whole = readFileSync(path)
    const { config, database, dataDir } = await emptyPlace()
    for (const part of [0, 0.1, 0.5, 0.9, 1]) {
      const length = Math.min(Math.floor(part * whole.length), whole.length - 1)
      writeFileSync(path, whole.subarray(0, length))
      await expect(restored(config, path), `${length} bytes`).rejects.toThrow(
        `${path} is damaged or truncated, or no backup of a shop`,
      )
    }
    expect(await tablesIn(database.sql)).toEqual([])
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('when a byte of the backup is another one, wherever that changes what is read', async () => {
    const path = await backup()
    const whole = readFileSync(path)
    const contents = zstdDecompressSync(whole)
    const { config } = await emptyPlace()
    let refusals = 0
    for (let place = 0; place < whole.length; place += Math.ceil(whole.length / 50)) {
      const damaged = Buffer.from(whole)
      damaged[place] = (damaged[place] ?? 0) ^ 4
      // Zstandard ends with an empty frame, which is not read, and has a few bits without a meaning.
      if (isReadAs(contents, damaged)) continue
      writeFileSync(path, damaged)
      await expect(restored(config, path), `byte ${place}`).rejects.toThrow('damaged or truncated')
      refusals += 1
    }
    expect(refusals).toBeGreaterThan(35)
  })

  test('when another version of the shop made the backup', async () => {
    const path = await backup()
    const other = 'was made by another version of the shop, which restores it'
    await expectRefusal(
      await changed(path, (one) => ({ ...one, format: 2 })),
      `${other} (format 2)`,
    )
    for (const migration of [
      { number: 9999, name: '9999_later.sql' },
      { number: 1, name: '0001_other.sql' },
    ])
      await expectRefusal(
        await changed(path, (one) => ({ ...one, migrations: [...one.migrations, migration] })),
        `${other} (${migration.name})`,
      )
    const queue = { version: queueVersion() + 1 }
    await expectRefusal(
      await changed(path, (one) => ({ ...one, queue })),
      `${other} (its job queue)`,
    )
  })

  test('when the file is missing or another one', async () => {
    const folder = newFolder()
    await expectRefusal(join(folder, 'missing'), /^Reading .*missing failed: ENOENT/)
    writeFileSync(join(folder, 'notes.txt'), 'Buy cloth')
    await expectRefusal(join(folder, 'notes.txt'), 'damaged or truncated, or no backup of a shop')
  })

  test('when the database has tables of a shop', async () => {
    const { dataDir } = await emptyPlace()
    const config = placeOf({ databaseUrl: database.url, dataDir })
    await expect(restored(config, await backup())).rejects.toThrow(
      'The database is not empty: it has admin.devices. Restore into an empty place',
    )
    expect(readdirSync(dataDir)).toEqual([])
    expect(await addImage(database.sql, 'b'.repeat(64))).toMatchObject({ count: 1 })
  })

  test('when the database has tables of another program', async () => {
    const { config, database, dataDir } = await emptyPlace()
    await database.sql`create table public.notes ()`
    await expect(restored(config, await backup())).rejects.toThrow(
      'The database is not empty: it has public.notes. Restore into an empty place',
    )
    expect(await tablesIn(database.sql)).toEqual([{ name: 'notes' }])
    expect(readdirSync(dataDir)).toEqual([])
  })

  test.each(['left.png', 'IMG 1234.JPG'])('when the folder has %s', async (name) => {
    const { config, database, dataDir } = await emptyPlace()
    const folder = filesFolder(dataDir)
    mkdirSync(folder)
    writeFileSync(join(folder, name), 'left')
    await expect(restored(config, await backup())).rejects.toThrow(
      `The folder ${folder} is not empty: it has ${name}`,
    )
    expect(Object.keys(await filesIn(dataDir))).toEqual([name])
    expect(await tablesIn(database.sql)).toEqual([])
  })
})

describe('a restore that fails midway leaves the place empty', () => {
  test('when the database refuses rows', async () => {
    const path = await changed(await backup(), (one) => one, [
      { name: 'tables/cart.lines/000001', bytes: Buffer.from('not a row\n') },
    ])
    await expectRefusal(path, /^The restore failed: missing data for column "id" \(22P04\)$/)
  })

  test('when rows refer to rows that are missing', async () => {
    const device = 'device\tnobody\t2026-05-01 10:00:00+00\n'
    const path = await changed(await backup(), (one) => one, [
      { name: 'tables/admin.devices/000001', bytes: Buffer.from(device) },
    ])
    await expectRefusal(path, /^The restore failed: insert or update .* violates foreign key/)
  })

  test('when the pictures have been written', async () => {
    const sequences = [{ schema: 'checkout', name: 'unknown', last: '1' }]
    const path = await changed(await backup(), (one) => ({ ...one, sequences }))
    const { config, database, dataDir } = await emptyPlace()
    await expect(restored(config, path)).rejects.toThrow(
      'relation "checkout.unknown" does not exist',
    )
    expect(await tablesIn(database.sql)).toEqual([])
    expect(await filesIn(dataDir)).toEqual({})
  })
})

test('a restore that is stopped leaves the place empty', async () => {
  const { config, database, dataDir } = await emptyPlace()
  const stopping = new AbortController()
  const stop = () => stopping.abort(new Error('stopped'))
  await expect(restore(config, await backup(), stop, stopping.signal)).rejects.toThrow('stopped')
  expect(await tablesIn(database.sql)).toEqual([])
  expect(await filesIn(dataDir)).toEqual({})
})

describe('a backup', () => {
  const backUpTo = (
    path: string,
    config = placeOf(place()),
    signal = new AbortController().signal,
  ) => backUp(config, path, () => undefined, signal)

  test('overwrites no file, and is its owner’s alone', async () => {
    const path = await backup()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const before = readFileSync(path)
    const report = vi.fn()
    const again = backUp(placeOf(place()), path, report, new AbortController().signal)
    await expect(again).rejects.toThrow(`${path} exists already`)
    // At once, and not when all is packed.
    expect(report).not.toHaveBeenCalled()
    expect(readFileSync(path)).toEqual(before)
    expect(readdirSync(dirname(path))).toEqual(['shop.tar.zst'])
  })

  test('that is stopped or cannot be written leaves no file', async () => {
    const folder = newFolder()
    const stopping = new AbortController()
    const stopped = backUp(
      placeOf(place()),
      join(folder, 'a'),
      () => stopping.abort(new Error('stopped')),
      stopping.signal,
    )
    await expect(stopped).rejects.toThrow('The backup failed: stopped')
    expect(readdirSync(folder)).toEqual([])
    await expect(backUpTo(join(folder, 'missing/a'))).rejects.toThrow(/^The backup failed: ENOENT/)
  })

  test('tells of pictures that the file store lacks, and has the others', async () => {
    const lacking = { databaseUrl: database.url, dataDir: newFolder() }
    const { reported } = await backedUp(placeOf(lacking))
    expect(reported.slice(1, 3)).toEqual([
      '0 pictures',
      expect.stringMatching(/^Warning: the file store lacks \d more, such as [ab]{64}\.png$/),
    ])
  })

  test('needs a shop', async () => {
    const { config, database } = await emptyPlace()
    await expect(backedUp(config)).rejects.toThrow('There is no shop in the database')
    expect(await tablesIn(database.sql)).toEqual([])
    const dataDir = newFolder()
    await expect(backedUp({ ...config, databaseUrl: undefined, dataDir })).rejects.toThrow(
      `There is no shop in ${dataDir}`,
    )
    expect(readdirSync(dataDir)).toEqual([])
  })
})
