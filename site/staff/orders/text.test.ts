import { expect, test } from 'vitest'
import type { OrderLogEntry } from '../../../modules/shared/contract/api.d.ts'
import { orderLogTexts, orderTexts } from './text.ts'

const entry = (changes: Partial<OrderLogEntry>): OrderLogEntry => ({
  id: 1,
  at: '2026-05-10T10:00:00.000Z',
  administrator: 'kari',
  event: 'status',
  from: null,
  to: null,
  ...changes,
})

test.each([
  [{ from: 'pending', to: 'shipped' }, 'kari endret status fra Venter til Sendt.'],
  [{ event: 'tracking', to: '12' }, 'kari la inn sporingsnummer 12.'],
  [{ event: 'tracking', from: '12', to: '13' }, 'kari endret sporingsnummeret fra 12 til 13.'],
  [{ event: 'tracking', from: '12' }, 'kari fjernet sporingsnummeret 12.'],
  [{ event: 'notice' }, 'kari sendte e-posten om sending på nytt.'],
  [{ event: 'order_paid', to: '28700', administrator: null }, 'Kunden betalte 287 kr.'],
  [{ event: 'proof_approved', administrator: null }, 'Kunden godkjente et motiv.'],
] as const)('the log tells of %j', (changes, sentence) => {
  expect(orderLogTexts.sentence(entry(changes))).toBe(sentence)
})

test.each([
  [999, true, 'Viser 999 av 2 000 bestillinger'],
  [1000, true, 'Viser minst 1 000 av 2 000 bestillinger'],
  [1000, false, 'Viser 1 000 av 2 000 bestillinger'],
])('the count of %i matches with a search: %s', (matching, isSearch, text) => {
  expect(orderTexts.count(matching, 2000, isSearch)).toBe(text)
})
