import { expect, test } from 'vitest'
import { fakeBrowser } from '../../../testing/browser.ts'
import { keepForm, keptForm } from './kept-forms.ts'

const empty = { name: '', isNew: true }
const typed = { item: { version: 3 }, before: empty, form: { name: 'Russebuss', isNew: true } }

test('a form is stored by its name until its edits are reverted', () => {
  fakeBrowser()
  keepForm('product 7', typed)
  keepForm('product new', { ...typed, item: null })
  expect(keptForm('product 7', empty)).toEqual(typed)
  keepForm('product 7', { ...typed, form: empty })
  expect(keptForm('product 7', empty)).toBeUndefined()
  expect(keptForm('product new', empty)?.form.name).toBe('Russebuss')
})

test.each([
  ['no JSON', '{'],
  ['no form', JSON.stringify({ code: 'SOMMER' })],
  [
    'a field of another type',
    JSON.stringify({ code: { ...typed, form: { name: 4, isNew: true } } }),
  ],
  ['a missing field', JSON.stringify({ code: { ...typed, before: { name: '' } } })],
  ['a record without a version', JSON.stringify({ code: { ...typed, item: {} } })],
])('what is stored and is %s is not taken for a form', (_name, stored) => {
  fakeBrowser()
  sessionStorage.setItem('adminForms', stored)
  expect(keptForm('code', empty)).toBeUndefined()
})
