import { expect, test } from 'vitest'
import { codeStateOf } from './code-state.ts'

const day = '2026-05-17'
const code = { isActive: true, validUntil: null, maxUses: null, currentUses: 7 }

test.each([
  ['active', {}],
  ['active', { validUntil: '2026-05-17' }],
  ['expired', { validUntil: '2026-05-16' }],
  ['active', { maxUses: 8 }],
  ['used_up', { maxUses: 7 }],
  ['inactive', { isActive: false, validUntil: '2020-01-01' }],
])('ADISC-01 a code is %s with %j', (state, changes) => {
  expect(codeStateOf({ ...code, ...changes }, day)).toBe(state)
})
