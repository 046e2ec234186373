import { beforeEach, expect, test, vi } from 'vitest'
import { $toast, holdToast, releaseToast, showError, showToast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())

test('a toast with a link stays while it is held, and long enough to follow the link', () => {
  showError('Feil', 'Noe gikk galt', { text: 'Logg inn', note: '(ny fane)', href: '/inn' })
  vi.advanceTimersByTime(9_000)
  holdToast()
  vi.advanceTimersByTime(60_000)
  expect($toast.get()).toMatchObject({ link: { text: 'Logg inn' } })
  releaseToast()
  vi.advanceTimersByTime(10_000)
  expect($toast.get()).toBeNull()
})

test('GEN-05 GEN-06 toasts are shown for two seconds, one at a time', () => {
  for (const title of ['Lagt til', 'Fjernet', 'Lagret']) showToast(title)
  expect($toast.get()).toMatchObject({ title: 'Lagret', tone: 'default' })
  vi.advanceTimersByTime(1999)
  expect($toast.get()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect($toast.get()).toBeNull()
})

test('GEN-07 errors have the destructive tone', () => {
  showError('Feil', 'Noe gikk galt')
  expect($toast.get()).toMatchObject({ title: 'Feil', text: 'Noe gikk galt', tone: 'destructive' })
})

test('GEN-06 a toast that replaces another one has its own two seconds', () => {
  showToast('Lagt til')
  vi.advanceTimersByTime(1500)
  showToast('Fjernet')
  vi.advanceTimersByTime(1999)
  expect($toast.get()).toMatchObject({ title: 'Fjernet' })
  vi.advanceTimersByTime(1)
  expect($toast.get()).toBeNull()
})
