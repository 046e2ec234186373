import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { launchEmbeddedPostgres } from '../../stand-ins/database/postgres.ts'
import { loadConfig } from '../settings/config.ts'
import { openFiles } from './open-files.ts'

const log = pino({ level: 'silent' })
const store = 'http://key:secret@127.0.0.1:9/bucket'

const folder = await mkdtemp(join(tmpdir(), 'russpatcher-writable-'))
afterAll(() => rm(folder, { recursive: true }))

const opened = (dataDir: string) => openFiles(loadConfig({ DATA_DIR: dataDir }), log)

test('a DATA_DIR that is missing is made, and nothing is left in it', async () => {
  const made = join(folder, 'new', 'data')
  await opened(made)
  expect(await readdir(made)).toEqual([])
})

test('a DATA_DIR that is a file ends the start with one line, whoever needs it first', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const line = `DATA_DIR: ${file} is not a folder that this user may write to (EEXIST)`
  await expect(opened(file)).rejects.toThrow(line)
  await expect(launchEmbeddedPostgres(file)).rejects.toThrow(line)
})

test.runIf(process.platform === 'linux')(
  'a DATA_DIR that takes no files ends the start with one line',
  async () => {
    await expect(opened('/proc')).rejects.toThrow(
      /^DATA_DIR: \/proc is not a folder that this user may write to \(\w+\)$/,
    )
  },
)

test('a DATA_DIR that takes no files is no obstacle to a shop with a store', async () => {
  const warn = { warn: () => undefined }
  await openFiles(loadConfig({ DATA_DIR: '/proc', FILES_URL: store }), warn)
})
