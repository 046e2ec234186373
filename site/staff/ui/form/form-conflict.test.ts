import { expect, test } from 'vitest'
import { conflictBetween, merged } from './form-conflict.ts'

const before = { value: '10', description: '', maxUses: '', isActive: true }
const mine = { ...before, value: '20', description: 'Til mai' }
const theirs = { ...before, value: '15', maxUses: '5', isActive: false }

test('edited fields stay, and the others take the saved values', () => {
  expect(merged({ before, mine, theirs })).toEqual({
    value: '20',
    description: 'Til mai',
    maxUses: '5',
    isActive: false,
  })
})

test('the conflict lists the other administrator’s changes; a field changed only in the form stays', () => {
  const { names } = conflictBetween({ before, mine, theirs }, { changedBy: 'kari' })
  expect(names).toEqual(['value', 'maxUses', 'isActive'])
})

test('a field that both changed to the same value is no conflict', () => {
  const same = { ...before, value: '15' }
  expect(conflictBetween({ before, mine: same, theirs: same }, { changedBy: null }).names).toEqual(
    [],
  )
})
