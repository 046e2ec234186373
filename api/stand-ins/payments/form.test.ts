import { expect, test } from 'vitest'
import { formOf, parseForm, refuseUnknown, textOf } from './form.ts'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test('brackets nest, and list entries are numbered', () => {
  const form = parseForm('amount=300&metadata[a%20b]=c&x[y][z]=1&x[y][w]=2&e[]=p&e[]=q&f[0]=r')
  expect(plain(form)).toEqual({
    amount: '300',
    metadata: { 'a b': 'c' },
    x: { y: { z: '1', w: '2' } },
    e: { 0: 'p', 1: 'q' },
    f: { 0: 'r' },
  })
})

test('the last of two values wins', () => {
  expect(textOf(parseForm('a=1&a=2'), 'a')).toBe('2')
})

test.each(['a[b=1', 'a]b=1', '[a]=1', 'a=1&a[b]=2', 'a[b]=2&a=1', 'a[b][c][d][e][f]=1', 'a=%00'])(
  '%s is refused',
  (text) => {
    expect(() => parseForm(text)).toThrow('Invalid parameter')
  },
)

test('too many fields are refused', () => {
  const text = Array.from({ length: 201 }, (_, index) => `a${index}=1`).join('&')
  expect(() => parseForm(text)).toThrow('Too many parameters')
})

test('names such as __proto__ are ordinary names', () => {
  const form = parseForm('__proto__[polluted]=1&constructor=2')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(textOf(formOf(form, '__proto__'), 'polluted')).toBe('1')
  expect(textOf(parseForm(''), 'constructor')).toBeUndefined()
})

test('an unknown parameter is named', () => {
  expect(() => refuseUnknown(parseForm('amount=1&amuont=2'), ['amount'])).toThrow(
    'Received unknown parameter: amuont',
  )
})
