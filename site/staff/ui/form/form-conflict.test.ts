import { expect, test } from 'vitest'
import { conflictBetween, merged } from './form-conflict.ts'

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

test('staff are asked about what others changed, and a field that only they changed stays theirs', () => {
  const { names } = conflictBetween({ before, mine, theirs }, { changedBy: 'kari' })
  expect(names).toEqual(['value', 'maxUses', 'isActive'])
})

test('a field that both changed to the same value is not asked about', () => {
  const same = { ...before, value: '15' }
  expect(conflictBetween({ before, mine: same, theirs: same }, { changedBy: null }).names).toEqual(
    [],
  )
})
