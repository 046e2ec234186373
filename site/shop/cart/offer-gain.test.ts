import { expect, test } from 'vitest'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import { offerGain } from './offer-gain.ts'

const line = (price: number, quantity: number, id = price) => ({ product: { id, price }, quantity })

test('three patches gain the price of the cheapest', () => {
  expect(offerGain([line(49, 1), line(59, 1), line(69, 1)])).toBe(49_00)
})

test('two patches gain nothing, nor do custom ones', () => {
  expect(offerGain([line(49, 2)])).toBe(0)
  expect(offerGain([line(149, 10, customPatch.id)])).toBe(0)
})

test('shipping that is free without the offer alone counts against it', () => {
  expect(offerGain([line(45, 1), line(229, 2)])).toBe(45_00 - 59_00)
})
