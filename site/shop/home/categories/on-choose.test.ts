import { expect, test, vi } from 'vitest'
import { onChoose } from './on-choose.ts'

test('HOME-06 a handler gets the category, and the browser does not navigate', () => {
  const handler = vi.fn()
  const event = { preventDefault: vi.fn() }
  onChoose('sport', handler)?.(event)
  expect(handler).toHaveBeenCalledExactlyOnceWith('sport')
  expect(event.preventDefault).toHaveBeenCalledOnce()
})

test('HOME-05 without a handler the browser follows the link', () => {
  expect(onChoose('sport', undefined)).toBeUndefined()
})
