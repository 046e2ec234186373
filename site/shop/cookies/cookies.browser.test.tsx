import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showCookieBanner } from './cookies.ts'

let banner: HTMLElement
let accept: HTMLElement
beforeEach(() => {
  document.body.innerHTML =
    '<header><a href="#">Russpatcher</a></header><main tabindex="-1">Om oss</main>' +
    '<aside hidden><button data-accept>Godta</button><button>Innstillinger</button></aside>'
  banner = document.querySelector('aside') as HTMLElement
  accept = document.querySelector('[data-accept]') as HTMLElement
  vi.useFakeTimers()
})

test('COOKIE-01 COOKIE-03 COOKIE-04 appears after a second; accepting hides it permanently', async () => {
  showCookieBanner(banner)
  vi.advanceTimersByTime(999)
  expect(banner.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(banner.hidden).toBe(false)
  await userEvent.click(banner.querySelector('button:not([data-accept])') as HTMLElement)
  expect(banner.hidden).toBe(false)
  expect(localStorage.getItem('gdpr-accepted')).toBeNull()
  await userEvent.click(accept)
  expect(banner.hidden).toBe(true)
  expect(localStorage.getItem('gdpr-accepted')).toBe('true')
})

test.each(['a', 'main'])('the focus goes back to %s when the banner closes', async (place) => {
  showCookieBanner(banner)
  vi.advanceTimersByTime(1000)
  const before = document.querySelector<HTMLElement>(place)
  if (place === 'a') before?.focus()
  accept.focus()
  await userEvent.keyboard('{Enter}')
  expect(banner.hidden).toBe(true)
  expect(document.activeElement).toBe(before)
})

test('accepting it in one tab hides it in all tabs', () => {
  showCookieBanner(banner)
  vi.advanceTimersByTime(1000)
  dispatchEvent(new StorageEvent('storage', { key: 'gdpr-accepted', newValue: 'true' }))
  expect(banner.hidden).toBe(true)
})

test.each([
  ['true', true],
  ['{"broken', false],
])('COOKIE-02 for a visitor with the stored value %s, hidden: %s', (stored, isHidden) => {
  localStorage.setItem('gdpr-accepted', stored)
  showCookieBanner(banner)
  vi.advanceTimersByTime(1500)
  expect(banner.hidden).toBe(isHidden)
})
