import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a picture is read again, by another process too, and a missing one is undefined', async () => {
  const folder = join(await newFolder(), 'made')
  await createPictureCache(folder, 1000).keep('1-a.avif', Buffer.from('one'))
  const other = createPictureCache(folder, 1000)
  expect(String(await other.read('1-a.avif'))).toBe('one')
  expect(await other.read('2-b.avif')).toBeUndefined()
})

test('beyond the bound, the oldest pictures are removed', async () => {
  const folder = await newFolder()
  const cache = createPictureCache(folder, 1000)
  for (let number = 0; number < 30; number++) {
    await cache.keep(`${number}.png`, Buffer.alloc(100))
    // A file system's clock may be too coarse to order them.
    await utimes(join(folder, `${number}.png`), number, number)
  }
  const names = await readdir(folder)
  expect(names.length).toBeLessThanOrEqual(11)
  expect(names).toContain('29.png')
  expect(names).not.toContain('0.png')
})

test('a folder in the folder, such as one of other pictures, is left alone', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'outfits'))
  await createPictureCache(folder, 100).keep('1.png', Buffer.alloc(200))
  expect(await readdir(folder)).toEqual(['outfits'])
})
