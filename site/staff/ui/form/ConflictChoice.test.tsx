import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConflictChoice } from './ConflictChoice.tsx'
import { conflictBetween, merged } from './form-conflict.ts'

const before = { value: '10', maxUses: '', description: '' }
const mine = { ...before, value: '20', description: 'Til mai' }
const theirs = { ...before, value: '15', maxUses: '5' }

const page = renderToStaticMarkup(
  <ConflictChoice
    conflict={conflictBetween({ before, mine, theirs }, { changedBy: 'kari' })}
    form={merged({ before, mine, theirs })}
    labels={{ value: 'Verdi', maxUses: 'Maks antall bruk', description: 'Beskrivelse' }}
    choose={() => undefined}
  />,
)
const fieldset = (label: string) =>
  page.split('<fieldset>').find((part) => part.startsWith(`<legend>${label}<`)) ?? ''

test('a field that both changed has no default choice, and the form is not sent without one', () => {
  expect(fieldset('Verdi')).toContain('required')
  expect(fieldset('Verdi')).not.toContain('checked')
})

test('a field that only others changed holds what they saved', () => {
  expect(fieldset('Maks antall bruk')).toMatch(/checked=""[^>]*>(<[^>]*>)*Lagret nå/)
  expect(fieldset('Maks antall bruk')).not.toContain('required')
  expect(fieldset('Maks antall bruk')).toContain('Før: ')
  expect(fieldset('Maks antall bruk')).not.toContain('Ditt')
  expect(fieldset('Verdi')).toContain('Ditt: ')
})

test('a field that only the form’s own administrator changed is not listed', () => {
  expect(page).not.toContain('Beskrivelse')
})

test('the box can take the focus', () => {
  expect(page).toMatch(/^<div[^>]* tabindex="-1"/)
})
