import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, product } from '../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

const open = async (kept: Record<string, string> = {}) => {
  const browser = fakeBrowser(kept)
  const wishlist = await import('./wishlist.ts')
  const { $toast } = await import('../../ui/toast/toast.ts')
  wishlist.loadWishlist()
  return {
    ...browser,
    ...wishlist,
    $toast,
    ids: () => wishlist.$wishlist.get().map(({ id }) => id),
  }
}

test('WISH-05 a toggle adds a missing product and removes a saved one', async () => {
  const { toggleWish, ids } = await open()
  toggleWish(product(1))
  toggleWish(product(2))
  expect(ids()).toEqual([1, 2])
  toggleWish(product(1))
  expect(ids()).toEqual([2])
})

test('WISH-09 full products are kept as an array under the key wishlist', async () => {
  const { toggleWish, storage } = await open()
  toggleWish(product(1))
  expect(JSON.parse(storage.getItem('wishlist') ?? '')).toEqual([product(1)])
})

test('WISH-09 the stored products are there on the next page', async () => {
  const { ids } = await open({ wishlist: JSON.stringify([product(3), product(3), product(4)]) })
  expect(ids()).toEqual([3, 4])
})

test('WISH-09 a toggle before the first read loses nothing', async () => {
  fakeBrowser({ wishlist: JSON.stringify([product(3)]) })
  const { toggleWish, $wishlist } = await import('./wishlist.ts')
  toggleWish(product(4))
  expect($wishlist.get().map(({ id }) => id)).toEqual([3, 4])
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"id":1}'],
  ['null', 'null'],
  ['things of another shape', '[1, null, {"id":"1"}, {"id":1,"name":"x"}]'],
])('WISH-09 a store with %s counts as empty', async (_, text) => {
  const { ids } = await open({ wishlist: text })
  expect(ids()).toEqual([])
})

test('WISH-06 another tab’s change shows here', async () => {
  const { ids, storage, fromOtherTab } = await open()
  fromOtherTab('wishlist', JSON.stringify([product(7)]))
  expect(ids()).toEqual([7])
  fromOtherTab('wishlist', null)
  expect(ids()).toEqual([])
  fromOtherTab('wishlist', JSON.stringify([product(7)]))
  storage.removeItem('wishlist')
  // As the browser tells that the other tab has cleared the storage.
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(ids()).toEqual([])
})

test('WISH-07, WISH-08 a toast reports the change', async () => {
  const { toggleWish, $toast } = await open()
  toggleWish(product(1))
  expect($toast.get()?.title).toBe('Lagt til i ønskeliste')
  toggleWish(product(1))
  expect($toast.get()?.title).toBe('Fjernet fra ønskeliste')
})

test('wishes for which the browser has no room are not shown as saved', async () => {
  const { addWishes, ids, storage } = await open()
  addWishes([product(1)])
  const write = storage.setItem
  storage.setItem = (key, value) => {
    if (value.includes('Patch 2')) throw new DOMException('full', 'QuotaExceededError')
    write(key, value)
  }
  expect(addWishes([product(2)])).toBeUndefined()
  expect(ids()).toEqual([1])
})
