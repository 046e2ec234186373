import { beforeEach, expect, test, vi } from 'vitest'
import { $toast, holdToast, releaseToast, showError, showToast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a toast with a link stays while it is held, and long enough to follow the link', () => {
  showError('Feil', 'Noe gikk galt', { text: 'Logg inn', note: '(ny fane)', href: '/inn' })
  vi.advanceTimersByTime(9_000)
  holdToast()
  vi.advanceTimersByTime(60_000)
  expect($toast.get()).toMatchObject({ link: { text: 'Logg inn' } })
  releaseToast()
  vi.advanceTimersByTime(10_000)
  expect($toast.get()).toBeNull()
  showToast('Lagret')
  vi.advanceTimersByTime(2000)
  expect($toast.get()).toBeNull()
})
