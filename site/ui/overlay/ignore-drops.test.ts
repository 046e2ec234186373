import { expect, test, vi } from 'vitest'
import { ignoreDrops } from './ignore-drops.ts'

/** The outcome of a drop on a target. */
function drop(types: readonly string[], { input = false, isTaken = false } = {}) {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  ignoreDrops()
  const target = Object.assign(page, { closest: () => (input ? {} : null) })
  const event = Object.assign(new Event('drop', { cancelable: true }), {
    dataTransfer: { types, dropEffect: 'copy' },
  })
  if (isTaken) event.preventDefault()
  target.dispatchEvent(event)
  return { isStopped: event.defaultPrevented, effect: event.dataTransfer.dropEffect }
}

test('a file that is dropped on a page does not replace the page', () => {
  expect(drop(['Files'])).toEqual({ isStopped: true, effect: 'none' })
})

test('text, file inputs and drop zones are not affected', () => {
  expect(drop(['text/plain'])).toEqual({ isStopped: false, effect: 'copy' })
  expect(drop(['Files'], { input: true })).toEqual({ isStopped: false, effect: 'copy' })
  expect(drop(['Files'], { isTaken: true }).effect).toBe('copy')
})
