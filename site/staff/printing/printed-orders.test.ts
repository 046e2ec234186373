import { expect, test } from 'vitest'
import { idsOf } from './printed-orders.ts'

test.each([
  ['ids=3+1', [3, 1]],
  ['ids=3+3+x+-1+0+1e3+99999999999', [3]],
  ['', []],
])('the address ?%s asks for %j', (query, ids) => {
  expect(idsOf(new URLSearchParams(query))).toEqual(ids)
})

test('the number of printed orders is limited to the server’s page size', () => {
  const ids = Array.from({ length: 300 }, (_none, index) => index + 1).join(' ')
  expect(idsOf(new URLSearchParams({ ids }))).toHaveLength(200)
})
