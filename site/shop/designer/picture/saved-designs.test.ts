import { expect, test } from 'vitest'
import { fakeBrowser } from '../../../testing/browser.ts'

const image = 'data:image/webp;base64,UklGRg=='
const now = new Date('2026-05-01T10:00:00Z')

const open = async (kept: Record<string, string> = {}) => {
  const browser = fakeBrowser(kept)
  const designs = await import('./saved-designs.ts')
  designs.loadSavedDesigns()
  return { ...browser, ...designs, list: () => designs.$savedDesigns.get() }
}

test('DATA-05 a saved design has id, image, name and time, and is added at the end', async () => {
  const { saveDesign, storage, list } = await open()
  expect(saveDesign({ image }, now)).toBe(true)
  expect(saveDesign({ image, imageId: 'abc' }, now)).toBe(true)
  const stored = JSON.parse(storage.getItem('savedDesigns') ?? '')
  expect(stored).toEqual(list())
  expect(stored).toHaveLength(2)
  expect(stored[0]).toEqual({
    id: expect.any(String),
    image,
    name: 'Tilpasset patch',
    savedAt: '2026-05-01T10:00:00.000Z',
  })
  expect(stored[1]).toMatchObject({ imageId: 'abc' })
  expect(stored[0].id).not.toBe(stored[1].id)
})

test('designs saved in another tab show at once', async () => {
  const { list, fromOtherTab } = await open()
  const design = { id: '1', image, name: 'Tilpasset patch', savedAt: now.toISOString() }
  fromOtherTab('savedDesigns', JSON.stringify([design]))
  expect(list()).toEqual([design])
})

test.each([
  '{',
  '7',
  '[1, null, {"id":"1"}]',
  '[{"id":"1","image":"x","name":"y","savedAt":"2026-05-01"}]',
  '[{"id":"1","image":"data:image/png,","name":"y","savedAt":"z"}]',
])('what is no list of designs is ignored: %s', async (stored) => {
  const { list } = await open({ savedDesigns: stored })
  expect(list()).toEqual([])
})
