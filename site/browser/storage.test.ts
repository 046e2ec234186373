import { expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/browser.ts'
import { readJson, readStored, writeJson, writeStored } from './storage.ts'

test.each(['{', '', '<script>', 'undefined'])('the damaged value %j reads as none', (damaged) => {
  vi.stubGlobal('localStorage', fakeStorage({ key: damaged }))
  expect(readJson('key')).toBeUndefined()
})

const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

test('full storage keeps what it has, and takes nothing without an error', () => {
  const full = { ...fakeStorage({ key: 'old' }), setItem: refuse('QuotaExceededError') }
  vi.stubGlobal('localStorage', full)
  writeStored('key', 'new')
  writeJson('other', { a: 1 })
  expect(readStored('key')).toBe('old')
  expect(readJson('other')).toBeUndefined()
})

test('forbidden storage reads as empty, and takes nothing without an error', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { get: refuse('SecurityError') })
  writeStored('key', 'new')
  writeStored('key', undefined)
  expect(readStored('key')).toBeUndefined()
  expect(readJson('key')).toBeUndefined()
})
