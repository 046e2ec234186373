import { afterEach, expect, test, vi } from 'vitest'
import { saveDesign, savedDesigns } from './saved-designs.ts'
import { fakeBrowser } from './testing/browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const image = 'data:image/webp;base64,UklGRg=='
const now = new Date('2026-05-01T10:00:00Z')

test('DATA-05 a saved design has id, image, name and time, behind those that are there', () => {
  const { storage } = fakeBrowser()
  expect(saveDesign(image, now)).toBe(true)
  expect(saveDesign(image, now)).toBe(true)
  const stored = JSON.parse(storage.getItem('savedDesigns') ?? '')
  expect(stored).toEqual(savedDesigns())
  expect(stored).toHaveLength(2)
  expect(stored[0]).toEqual({
    id: expect.any(String),
    image,
    name: 'Tilpasset patch',
    savedAt: '2026-05-01T10:00:00.000Z',
  })
  expect(stored[0].id).not.toBe(stored[1].id)
})

test.each(['{', '7', '[1, null, {"id":"1"}]', '[{"id":"1","image":"x","name":"y","savedAt":"z"}]'])(
  'what is no list of designs is ignored: %s',
  (stored) => {
    fakeBrowser({ savedDesigns: stored })
    expect(savedDesigns()).toEqual([])
  },
)

test('a full storage is told', () => {
  fakeBrowser()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(saveDesign(image, now)).toBe(false)
})
