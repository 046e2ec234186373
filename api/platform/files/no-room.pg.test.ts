import { expect, test } from 'vitest'
import { errorText } from '../../../site/text/error-texts.ts'
import { designInWords, designOrder, recordedDesign } from '../../testing/test-designs.ts'
import { pictureForm } from '../../testing/test-pictures.ts'
import { shopOfFile } from '../../testing/test-shop.ts'

const shop = await shopOfFile({ hasRoom: async () => isRoom })
let isRoom = true

test('503 while the disk has no room: pictures and designs are refused with a code of their own, and orders go on with their files', async () => {
  const id = await recordedDesign(shop, 'RUSS 27')
  isRoom = false
  const headers = { 'x-session-id': shop.newSession() }
  const post = (path: string, init: object = {}) => shop.call('POST', path, { headers, ...init })
  for (const refused of [
    await post('/api/custom-images', { form: await pictureForm() }),
    await post(`/api/custom-images/${crypto.randomUUID()}/design`),
    await post('/api/custom-designs', { body: designInWords('RUSS 28') }),
    await post(`/api/custom-designs/${id}/picture`),
  ]) {
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('600')
    const error = errorText('storage_full')
    expect(await refused.json()).toEqual({ error, code: 'storage_full' })
  }
  expect((await shop.call('GET', '/readyz')).status).toBe(200)
  const order = await designOrder(shop, [id])
  expect((await order.approve()).status).toBe(200)
  const [row] = await shop.sql`
    select count(*)::int as made from artwork.pictures where is_made
  `
  expect(row).toEqual({ made: 2 })
  isRoom = true
  expect((await post('/api/custom-images', { form: await pictureForm() })).status).toBe(200)
})
