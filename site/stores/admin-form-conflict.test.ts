import { expect, test } from 'vitest'
import { conflictBetween, merged } from './admin-form-conflict.ts'

const before = { value: '10', description: '', maxUses: '', isActive: true }
const mine = { ...before, value: '20', description: 'Til mai' }
const theirs = { ...before, value: '15', maxUses: '5', isActive: false }

test('what was typed stays, and what was not touched becomes what others saved', () => {
  expect(merged({ before, mine, theirs })).toEqual({
    value: '20',
    description: 'Til mai',
    maxUses: '5',
    isActive: false,
  })
})

test('staff are asked about each field that differs', () => {
  const { names } = conflictBetween({ before, mine, theirs }, { changedBy: 'kari' })
  expect(names).toEqual(['value', 'description', 'maxUses', 'isActive'])
})
