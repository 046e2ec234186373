import { expect, test } from 'vitest'
import { mostLines, mostUnits } from '../../../modules/cart/rules.ts'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import { type SharedList, sharedListIn, sharedPath } from './shared-list.ts'

const picture = '0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b'
const cart: SharedList = {
  kind: 'cart',
  lines: [
    { productId: 1, quantity: 1 },
    { productId: 500_001, quantity: mostUnits },
    { productId: customPatch.id, quantity: 10 },
    { productId: customPatch.id, quantity: 12, customImageId: picture },
  ],
}
const full: SharedList = {
  kind: 'cart',
  lines: Array.from({ length: mostLines }, (_, at) => ({
    productId: 500_001 + at,
    quantity: mostUnits,
  })),
}
const hashOf = (list: SharedList) => new URL(sharedPath(list), 'https://shop.test').hash

test.each([
  ['a cart with custom patches', cart],
  ['a wishlist', { kind: 'wishlist', lines: [{ productId: 7, quantity: 1 }] }],
  ['the fullest cart', full],
] as const)('a link carries %s as it is', (_name, list) => {
  expect(sharedListIn(hashOf(list))).toEqual(list)
})

test('the address is short, and only of characters that no program changes', () => {
  expect(sharedPath(cart)).toBe(
    '/delt#kurv=1.500001-1000.c10.c12-0b9d2a7c5d3e4f1a9c8b7e6f5a4d3c2b.n4',
  )
})

test('a link that lost its end carries nothing, wherever it was cut', () => {
  for (const list of [cart, full]) {
    const hash = hashOf(list)
    for (let length = 0; length < hash.length; length += 1)
      expect(sharedListIn(hash.slice(0, length)), hash.slice(0, length)).toBeUndefined()
  }
})

test.each([
  ['nothing', ''],
  ['another word', '#innhold'],
  ['another list', '#bestilling=1.n1'],
  ['no lines', '#kurv=n0'],
  ['a quantity of a billion', '#kurv=1-1000000000.n1'],
  ['one unit too many', `#kurv=1-${mostUnits + 1}.n1`],
  ['no units', '#kurv=1-0.n1'],
  ['negative units', '#kurv=1--1.n1'],
  ['an id beyond all', '#kurv=9999999999.n1'],
  ['an id that is no number', '#kurv=abc.n1'],
  ['one patch twice', '#kurv=1.1-2.n2'],
  ['a picture that is none', '#kurv=c10-xyz.n1'],
  ['a picture that the shop never names so', `#kurv=c10-${'0'.repeat(32)}.n1`],
  ['too many custom patches', '#kurv=c1001.n1'],
  ['ten thousand lines', `#kurv=${'1.'.repeat(10_000)}n10000`],
  ['one line too many', `#kurv=${full.lines.map((_, at) => at + 1).join('.')}.999.n201`],
  ['percent signs', '#kurv=%31.n1'],
  ['markup', '#kurv=<script>.n1'],
])('a link with %s carries nothing', (_name, hash) => {
  expect(sharedListIn(hash)).toBeUndefined()
})
