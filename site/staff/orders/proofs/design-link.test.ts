import { expect, test } from 'vitest'
import { designIdIn } from './design-link.ts'

const id = '0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b'

test.each([
  id,
  ` ${id.toUpperCase()} `,
  `https://russpatcher.no/lag-din-egen?design=${id}`,
  `/lag-din-egen?a=1&design=${id}#her`,
])('the design of %s is found', (pasted) => {
  expect(designIdIn(pasted)).toBe(id)
})

test.each(['', 'https://russpatcher.no/lag-din-egen', `${id}0`, `?order=${id}`])(
  '%s has no design',
  (pasted) => {
    expect(designIdIn(pasted)).toBeUndefined()
  },
)
