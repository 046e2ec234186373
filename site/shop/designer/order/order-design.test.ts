import { beforeEach, expect, test, vi } from 'vitest'
import { doubleTapTime } from '../../../browser/timing/once-per-tap.ts'
import { fakeBrowser, fakeServer } from '../../../testing/browser.ts'
import { startOfMotif } from '../patch/starts.ts'
import type { SavedDesign } from '../picture/saved-designs.ts'

beforeEach(() => void vi.useFakeTimers())

const recorded = '00000000-0000-4000-8000-00000000000a'

/** A designer in a browser that cannot sew; the shop answers each call at once. */
async function open() {
  fakeBrowser()
  const calls = fakeServer(({ method }) => (method === 'GET' ? [] : { id: recorded }))
  vi.stubGlobal('Image', decodedImage)
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => canvas,
    getElementById: () => null,
  })
  return {
    ...(await import('./order-design.ts')),
    ...(await import('../saved/open-saved.ts')),
    ...(await import('../patch/store.ts')),
    /** Patches that were put into the cart. */
    ordered: () =>
      calls.filter(({ method, path }) => method === 'POST' && path === '/api/cart').length * 10,
  }
}

/** An image that is decoded, and a canvas that makes a PNG of it. */
class decodedImage {
  naturalWidth = 1
  naturalHeight = 1
  decode = async () => {}
}
const canvas = {
  getContext: () => ({ drawImage: () => {} }),
  toBlob: (done: (blob: Blob) => void) => done(new Blob(['png'])),
}

test('a double tap orders ten patches, though the first answer comes between both taps, and a later press ten more', async () => {
  const { orderDesign, showPatch, ordered } = await open()
  showPatch(startOfMotif('fox', ['orange']))
  expect(await orderDesign()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(await orderDesign()).toBe(true)
  expect(ordered()).toBe(10)
  vi.advanceTimersByTime(doubleTapTime)
  await orderDesign()
  expect(ordered()).toBe(20)
  showPatch(startOfMotif('owl', ['orange']))
  await orderDesign()
  expect(ordered()).toBe(30)
})

const saved = (id: string, changes: Partial<SavedDesign>): SavedDesign => ({
  id,
  name: id,
  image: 'data:image/webp;base64,AAAA',
  savedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

test.each([
  ['a picture', saved('one', { imageId: recorded })],
  ['a motif', saved('two', { design: startOfMotif('fox', ['orange']) })],
])('a double tap on a saved design of %s orders ten patches of it', async (_, design) => {
  const { orderSaved, ordered } = await open()
  expect(await orderSaved(design)).toBe(true)
  vi.advanceTimersByTime(100)
  await orderSaved(design)
  expect(ordered()).toBe(10)
  await orderSaved({ ...design, id: 'another' })
  expect(ordered()).toBe(20)
})
