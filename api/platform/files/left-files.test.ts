import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeLeftUploads } from '../../edge/limits/spool.ts'
import { removeLeftDrafts } from './folder-store.ts'

const hour = 60 * 60_000
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'russpatcher-left-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function add(name: string, age = 0): Promise<void> {
  const time = new Date(Date.now() - age)
  await writeFile(join(folder, name), 'x')
  await utimes(join(folder, name), time, time)
}

const upload = (pid: number, host = hostname()) =>
  `russpatcher-upload-${pid}-${crypto.randomUUID()}-${host}`

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const ended = spawn(process.execPath, ['-e', ''])
  await once(ended, 'exit')
  return Number(ended.pid)
}

test('uploads of killed processes are removed, and those of running ones stay', async () => {
  const ended = await endedProcess()
  const inUse = [upload(process.pid), upload(process.ppid), upload(ended, 'another-machine')]
  for (const name of [...inUse, 'brev.txt']) await add(name)
  await add('gammelt-brev.txt', 2 * hour)
  await add(upload(ended))
  await add(upload(process.ppid), 2 * hour)
  await add(upload(ended, 'another-machine'), 2 * hour)
  // A container's process often has the id of the previous one.
  await add(upload(process.pid), Date.now() - performance.timeOrigin + 1000)
  await removeLeftUploads(folder)
  expect(await readdir(folder)).toEqual([...inUse, 'brev.txt', 'gammelt-brev.txt'].sort())
})

test('an unfinished picture is removed after an hour, and finished ones stay', async () => {
  const draft = `.${crypto.randomUUID()}`
  await add(draft)
  await add(`.${crypto.randomUUID()}`, 2 * hour)
  await add('whole.png', 2 * hour)
  await removeLeftDrafts(folder)
  expect(await readdir(folder)).toEqual([draft, 'whole.png'])
  await removeLeftDrafts(join(folder, 'missing'))
})
