import { expect, test, vi } from 'vitest'
import touch from './touch.ts'

test('WISH-06 an island that shows what the browser stores is hydrated without a touch', async () => {
  localStorage.setItem('wishlist', '[]')
  const loads = ['stored:wishlist', 'stored:savedDesigns'].map((value) => {
    const load = vi.fn(async () => async () => {})
    touch(load, { name: 'Island', value }, document.createElement('div'))
    return load
  })
  await expect.poll(() => loads[0]?.mock.calls.length).toBe(1)
  expect(loads[1]).not.toHaveBeenCalled()
})
