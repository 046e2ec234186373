import { expect, test } from 'vitest'
import type { DesignForm } from '../contract/api.d.ts'
import { designFormText, nameWithForm } from './design-form.ts'

test.each<[DesignForm['outline'], number, string]>([
  ['circle', 90, 'Rund, 9 cm'],
  ['heart', 110, 'Hjerte, 11 cm'],
  ['contour', 85, 'Klippet langs motivet, 8,5 cm'],
])('a patch of outline %s and %i mm is said to be "%s"', (outline, size, text) => {
  expect(designFormText({ outline, size })).toBe(text)
})

test('two own patches of different sizes have different names, and one without a design its own', () => {
  const name = (size: number) => nameWithForm('Tilpasset patch', { outline: 'circle', size })
  expect(name(90)).toBe('Tilpasset patch, rund, 9 cm')
  expect(name(110)).toBe('Tilpasset patch, rund, 11 cm')
  expect(nameWithForm('Tilpasset patch', undefined)).toBe('Tilpasset patch')
})
