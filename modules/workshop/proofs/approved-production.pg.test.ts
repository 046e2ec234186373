import { expect, test } from 'vitest'
import { read, refusal, status } from '../../../api/testing/test-answers.ts'
import { type DesignOrder, designOrder, recordedDesign } from '../../../api/testing/test-designs.ts'
import { sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { CustomImage, ProductionSheet } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

const refused = [409, 'design_not_approved', 'file']
const sewn = ['dst', 'svg', 'png'] as const

const latestOf = async (order: DesignOrder) => (await order.proof()).rounds[0]?.imageId ?? ''
const fileOf = (id: string, file: string) =>
  shop.asStaff('GET', `/api/admin/custom-designs/${id}/files/${file}`)
const sheetOf = (id: string) =>
  read<ProductionSheet>(shop.asStaff('GET', `/api/admin/custom-designs/${id}`))

/** A design of a picture, in a session of its own. */
async function picturedDesign(): Promise<string> {
  const session = shop.newSession()
  const path = `/api/custom-images/${await sentPicture(shop, session)}/design`
  const answer = shop.call('POST', path, { headers: { 'x-session-id': session } })
  return (await read<CustomImage>(answer)).id
}

test('getProductionFile 409, getCustomImageForStaff 409, getProductionSheet 200: nothing to sew from before the customer has approved, but what staff need to answer', async () => {
  const order = await designOrder(shop, [await picturedDesign()])
  const id = await latestOf(order)
  for (const file of sewn) expect(await refusal(await fileOf(id, file))).toEqual(refused)
  expect(await status(fileOf(id, 'original'))).toBe(200)
  const picture = (size: string) =>
    shop.asStaff('GET', `/api/admin/custom-images/${id}?size=${size}`)
  expect(await status(picture('preview'))).toBe(200)
  expect(await refusal(await picture('production'))).toEqual([409, 'design_not_approved', 'size'])
  expect(await sheetOf(id)).toMatchObject({ isHeldBack: true, hasOriginal: true })
  await order.comment('Litt større?')
  expect(await refusal(await fileOf(id, 'dst'))).toEqual(refused)
  await order.approve({ answers: 1 })
  for (const file of [...sewn, 'original']) expect(await status(fileOf(id, file))).toBe(200)
  expect(await status(picture('production'))).toBe(200)
  expect((await sheetOf(id)).isHeldBack).toBe(false)
})

test('getProductionFile 409: what was approved, once staff have begun another round, until that is approved', async () => {
  const order = await designOrder(shop, [await recordedDesign(shop, 'RUSS 27')])
  const before = await latestOf(order)
  await order.approve()
  const designId = await recordedDesign(shop, 'RUSS 2027')
  const body = { round: 1, answers: 1, note: 'Vi fant en bedre tråd.', designId }
  const path = `/api/admin/orders/${order.id}/proofs/999999/rounds`
  expect(await status(shop.asStaff('POST', path, { body }))).toBe(200)
  const after = await latestOf(order)
  expect(after).not.toBe(before)
  for (const id of [before, after]) expect(await refusal(await fileOf(id, 'png'))).toEqual(refused)
  await order.approve({ round: 2 })
  expect(await status(fileOf(after, 'png'))).toBe(200)
  expect(await refusal(await fileOf(before, 'png'))).toEqual(refused)
})

test('getProductionFile 200: a design that no order waits for, such as one that staff have made', async () => {
  const id = await recordedDesign(shop, 'RUSS 27')
  expect(await status(fileOf(id, 'svg'))).toBe(200)
  expect((await sheetOf(id)).isHeldBack).toBe(false)
})
