import { expect, test } from 'vitest'
import { read } from '../../../api/testing/test-answers.ts'
import { designInWords, designOrder, recordedDesign } from '../../../api/testing/test-designs.ts'
import { sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { CustomImage, PatchDesign, ProductionSheet } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

async function storedNames(): Promise<string[]> {
  const names: string[] = []
  for await (const some of shop.files.writtenBefore(new Date(Date.now() + 60_000)))
    names.push(...some)
  return names.sort()
}

/** The endings of the files that are stored while `work` goes on. */
async function storedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await storedNames())
  await work()
  const added = (await storedNames()).filter((name) => !before.has(name))
  return added.map((name) => name.replace(/^[0-9a-f]{64}/, '')).sort()
}

const sheetOf = (id: string) =>
  read<ProductionSheet>(shop.asStaff('GET', `/api/admin/custom-designs/${id}`))
const dstOf = async (id: string) => {
  const path = `/api/admin/custom-designs/${id}/files/dst`
  const answer = await shop.asStaff('GET', path)
  return Buffer.from(await answer.arrayBuffer())
}
const forProduction = ['.dst', '.json', '.png', '.svg']

test('a recorded design takes a preview of some kB, and the files for production are stored when it is paid', async () => {
  let id = ''
  const recording = async () => {
    id = await recordedDesign(shop, 'RUSS 27')
  }
  expect(await storedBy(recording)).toEqual(['-preview.webp'])
  const [preview = ''] = (await storedNames()).filter((name) => name.endsWith('-preview.webp'))
  expect((await shop.files.read(preview))?.length).toBeLessThan(200_000)
  expect(await storedBy(() => designOrder(shop, [id]))).toEqual(forProduction)
})

test('they are made once: neither the job again, nor staff, nor another order of the design changes them', async () => {
  const id = await recordedDesign(shop, 'RUSS 2027')
  const order = await designOrder(shop, [id])
  await order.approve()
  const imageId = (await order.proof()).rounds[0]?.imageId ?? ''
  const [row] = await shop.sql<{ hash: string }[]>`
    select hash from artwork.pictures where id = ${imageId}
  `
  // As if an earlier version of the digitizer had made it.
  const earlier = Buffer.from('LA:earlier')
  await shop.files.write(`${row?.hash}.dst`, earlier)
  const repeated = [imageId, id].map((id) => ({ queue: 'make-production-files', data: { id } }))
  shop.waiting.push(...repeated)
  await shop.work()
  await (await designOrder(shop, [id])).approve()
  expect(await dstOf(imageId)).toEqual(earlier)
  await shop.files.remove(`${row?.hash}.dst`)
  expect(await dstOf(imageId)).not.toContain('LA:')
})

test('they are made with the preview that the customer approves, when the digitizer has changed since the recording', async () => {
  const id = await recordedDesign(shop, 'RUSS 28')
  const [row] = await shop.sql<{ hash: string }[]>`
    select hash from artwork.pictures where id = ${id}
  `
  const name = `${row?.hash}-preview.webp`
  const now = await shop.files.read(name)
  await shop.files.write(name, Buffer.from('as an earlier digitizer sewed it'))
  await designOrder(shop, [id])
  expect(await shop.files.read(name)).toEqual(now)
})

test('staff who ask before the job has run get them, and the job leaves them as they are', async () => {
  const session = shop.newSession()
  const design: PatchDesign = {
    ...designInWords('RUSS 29'),
    picture: {
      imageId: await sentPicture(shop, session),
      place: { x: 0, y: 0, width: 40, turn: 0 },
      withoutBackground: true,
      threads: [{ colour: '#c8102e', thread: 'red' }],
    },
  }
  const own = { 'x-session-id': session }
  const recording = shop.call('POST', '/api/custom-designs', { headers: own, body: design })
  const { id, width } = await read<CustomImage>(recording)
  const inSession = (size: string) =>
    shop.call('GET', `/api/custom-images/${id}?size=${size}`, { headers: own })
  expect((await inSession('production')).headers.get('content-type')).toBe('image/webp')
  expect(await storedBy(() => sheetOf(id))).toEqual(forProduction)
  expect((await inSession('production')).headers.get('content-type')).toBe('image/png')
  expect(width).toBeCloseTo((44 / 25.4) * 300, -1)
  const before = await dstOf(id)
  shop.waiting.push({ queue: 'make-production-files', data: { id } })
  expect(await storedBy(() => shop.work())).toEqual([])
  expect(await dstOf(id)).toEqual(before)
})

test('a job for a design that was erased meanwhile is done', async () => {
  shop.waiting.push({ queue: 'make-production-files', data: { id: crypto.randomUUID() } })
  expect(await shop.work()).toBe(1)
})
