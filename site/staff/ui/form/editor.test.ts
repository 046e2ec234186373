import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser } from '../../../testing/browser.ts'
import { recordEditor } from './editor.ts'

beforeEach(() => void fakeBrowser())

type Item = { id: number; version: number; name: string; stock: number }

const editor = () =>
  recordEditor<{ name: string; stock: string }, Item, string>({
    name: 'thing',
    idOf: ({ id }) => id,
    formOf: (item) => ({ name: item?.name ?? '', stock: String(item?.stock ?? '') }),
  })

const item = { id: 7, version: 1, name: 'Russebuss', stock: 20 }
const storedNames = () => Object.keys(JSON.parse(sessionStorage.getItem('adminForms') ?? '{}'))

test('in a conflict, a field that is saved as a difference keeps its initial and its typed value', () => {
  const { open, $form, $before, $conflict, takeConflict } = editor()
  open(item)
  $form.setKey('stock', '25')
  const current = { ...item, version: 2, name: 'Buss', stock: 3 }
  takeConflict({ current, changedBy: 'kari', changedAt: null }, { stock: '20' })
  expect($form.get()).toEqual({ name: 'Buss', stock: '25' })
  expect($before.get()).toEqual({ name: 'Buss', stock: '20' })
  expect($conflict.get()?.names).toEqual(['name'])
})

test('the input of each record is restored, with the one edited last, until it is discarded', () => {
  const first = editor()
  first.open(item)
  first.$form.setKey('name', 'Buss')
  first.open(null)
  first.$form.setKey('name', 'Ny')
  const again = editor()
  expect(again.$state.get()).toMatchObject({ item: null, isKept: true, form: { name: 'Ny' } })
  again.open(item)
  expect(again.$state.get()).toMatchObject({ item, isKept: true, form: { name: 'Buss' } })
  again.discard(item)
  expect(again.$state.get()).toMatchObject({ item, isKept: false, form: { name: 'Russebuss' } })
  expect(storedNames()).toEqual(['thing new'])
})

test('input that continues as that of a new record is stored for that one alone', () => {
  const { open, $form, rebase } = editor()
  open(item)
  $form.setKey('name', 'Buss')
  rebase(null, { name: '', stock: '' })
  expect(storedNames()).toEqual(['thing new'])
})
