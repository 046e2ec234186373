import { expect, test, vi } from 'vitest'
import { onChoose } from './on-choose.ts'

test('HOME-06 a handler is told the category and nothing is navigated to', () => {
  const handler = vi.fn()
  const event = { preventDefault: vi.fn() }
  onChoose('sport', handler)?.(event)
  expect(handler).toHaveBeenCalledExactlyOnceWith('sport')
  expect(event.preventDefault).toHaveBeenCalledOnce()
})

test('HOME-05 without a handler the link is left to itself', () => {
  expect(onChoose('sport', undefined)).toBeUndefined()
})
