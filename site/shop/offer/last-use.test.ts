import { beforeEach, expect, test, vi } from 'vitest'
import { watchUse } from './last-use.ts'

beforeEach(() => void vi.useFakeTimers())

/** A page whose use is watched. */
function page() {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  const idleTime = watchUse()
  const fire = (...types: string[]) => {
    for (const type of types) target.dispatchEvent(new Event(type))
  }
  /** The idle time 300 ms later. */
  const later = () => {
    vi.advanceTimersByTime(300)
    return idleTime()
  }
  return { fire, later }
}

test('a page that was never used is idle', () => {
  const { later } = page()
  expect(later()).toBe(Number.POSITIVE_INFINITY)
})

test.each(['keydown', 'keyup', 'click', 'dragover'])('it is idle since the last %s', (use) => {
  const { fire, later } = page()
  fire(use)
  expect(later()).toBe(300)
})

test.each(['pointerup', 'pointercancel', 'contextmenu'])('a press lasts until %s', (end) => {
  const { fire, later } = page()
  fire('pointerdown')
  expect(later()).toBe(0)
  fire(end)
  expect(later()).toBe(300)
})

test('a key during a press does not end it', () => {
  const { fire, later } = page()
  fire('pointerdown', 'keydown', 'keyup')
  expect(later()).toBe(0)
})

test('a link that leaves the page where it is counts for ten seconds', () => {
  const { fire, later } = page()
  fire('click', 'beforeunload')
  vi.advanceTimersByTime(9000)
  expect(later()).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(later()).toBe(10_600)
})

test('a page that is being left is not idle, until it is restored', () => {
  const { fire, later } = page()
  fire('click', 'beforeunload')
  expect(later()).toBe(0)
  fire('pointerdown', 'pointerup')
  expect(later()).toBe(0)
  fire('pageshow')
  expect(later()).toBe(600)
})
