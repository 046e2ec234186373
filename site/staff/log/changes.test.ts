import { expect, test } from 'vitest'
import type { StaffAction } from '../../../modules/shared/contract/api.d.ts'
import { changesOf } from './changes.ts'
import { sentenceOf } from './text.ts'

const action = (changes: Partial<StaffAction>): StaffAction => ({
  id: 1,
  at: '2026-05-17T08:30:00Z',
  administrator: 'sjefen',
  kind: 'product',
  subjectId: 7,
  subject: 'Elg',
  event: 'changed',
  before: null,
  after: null,
  ...changes,
})

test('values are shown as staff know them from the forms', () => {
  const before = { price: 49, isHidden: false, tags: ['red', 'elg'], description: 'Gammel' }
  const after = { price: 59.5, isHidden: true, tags: [], description: 'Ny' }
  const shown = changesOf(action({ before, after })).map(Object.values)
  expect(shown).toEqual([
    ['Beskrivelse', 'Gammel', 'Ny'],
    ['Pris', '49 kr', '59,50 kr'],
    ['Merkelapper', 'red, elg', '(tomt)'],
    ['Skjult', 'Nei', 'Ja'],
  ])
})

test('a code’s day and amount, and an order’s status, have their labels', () => {
  const before = { validUntil: null, minimumAmount: 0, status: 'pending' }
  const after = { validUntil: '2026-05-17', minimumAmount: 10_000, status: 'shipped' }
  expect(changesOf(action({ before, after })).map(Object.values)).toEqual([
    ['Minstekjøp', '0 kr', '100 kr'],
    ['Utløpsdato', '(tomt)', '17.05.2026'],
    ['Status', 'Venter', 'Sendt'],
  ])
})

test('what was deleted of a person and kept, and the days of a journal, have their labels', () => {
  const person = { keptWithdrawals: 1, kept: ['RP-1', 'RP-2'], cartLines: 2 }
  expect(changesOf(action({ after: person })).map(Object.values)).toEqual([
    ['Varer i handlekurver', undefined, '2'],
    ['Beholdt', undefined, 'RP-1, RP-2'],
    ['Beholdte angremeldinger', undefined, '1'],
  ])
  // The log's own order: shorter names first.
  const journal = { to: '2026-05-17', from: '2026-05-01' }
  expect(changesOf(action({ after: journal })).map(Object.values)).toEqual([
    ['Fra og med', undefined, '01.05.2026'],
    ['Til og med', undefined, '17.05.2026'],
  ])
})

test('a refund has what went back before and since, and what stayed the same once', () => {
  const before = { status: 'cancelled', refundedTotal: 0 }
  const after = {
    units: ['2 × Elg', '1 × Rev'],
    reason: 'Kunden angret',
    status: 'cancelled',
    refunded: '14700',
    isRestocked: true,
    refundedTotal: 14_700,
  }
  expect(changesOf(action({ before, after })).map(Object.values)).toEqual([
    ['Beløp', undefined, '147 kr'],
    ['Grunn', undefined, 'Kunden angret'],
    ['Varer', undefined, '2 × Elg, 1 × Rev'],
    ['Tilbake på lager', undefined, 'Ja'],
    ['Tilbakebetalt', '0 kr', '147 kr'],
    ['Status', undefined, 'Kansellert'],
  ])
})

test('a field that has no label comes after the others', () => {
  const shown = changesOf(action({ after: { ny: 'verdi', price: 49 } }))
  expect(shown.map(({ label }) => label)).toEqual(['Pris', 'ny'])
})

test('what the sentence tells, and a field without values, is not listed', () => {
  expect(changesOf(action({ after: { rows: 1000, isAtLeast: true } }))).toEqual([])
  expect(changesOf(action({ before: { receipt: null }, after: { receipt: null } }))).toEqual([])
})

test('each action is a sentence', () => {
  const sentences = [
    action({ event: 'stock' }),
    action({ kind: 'order', event: 'status', subject: 'RP-1' }),
    action({
      kind: 'order',
      event: 'exported',
      subjectId: null,
      subject: '',
      after: { rows: 1200 },
    }),
    action({
      kind: 'order',
      event: 'exported',
      subject: '',
      after: { rows: 1000, isAtLeast: true },
    }),
    action({ event: 'imported', subjectId: null, subject: '', after: { rows: 1 } }),
    action({ event: 'photo', subject: 'Kommer du ut?' }),
    action({ kind: 'staff', event: 'login', subject: 'sjefen' }),
    action({ kind: 'staff', event: 'password', subject: 'sjefen' }),
    ...(['created', 'password', 'deleted'] as const).map((event) =>
      action({ administrator: 'kommandolinjen', kind: 'staff', event, subject: 'kari' }),
    ),
    action({ event: 'seeded', subject: '', after: { rows: 352 } }),
    action({ kind: 'person', event: 'exported', subject: '' }),
    action({ kind: 'person', event: 'forgotten', subject: '' }),
    action({ kind: 'person', event: 'withdrawal', subject: '' }),
    action({ kind: 'person', event: 'withdrawal_dismissed', subject: '' }),
    action({ kind: 'order', event: 'journal', subject: '' }),
  ].map(sentenceOf)
  expect(sentences).toEqual([
    'sjefen endret lageret av patchen Elg.',
    'sjefen endret status på bestilling RP-1.',
    'sjefen lastet ned 1 200 bestillinger.',
    'sjefen lastet ned minst 1 000 bestillinger.',
    'sjefen endret 1 patch fra en fil.',
    'sjefen byttet bildet av patchen Kommer du ut?',
    'sjefen logget inn.',
    'sjefen byttet passord.',
    'kommandolinjen opprettet brukeren kari.',
    'kommandolinjen byttet passordet til brukeren kari.',
    'kommandolinjen slettet brukeren kari.',
    'sjefen leste inn 352 patcher fra butikkens datafiler.',
    'sjefen hentet opplysningene om en kunde.',
    'sjefen slettet opplysningene om en kunde.',
    'sjefen sendte angremeldingen fra en kunde på nytt.',
    'sjefen fjernet varselet om kvitteringen på en angremelding.',
    'sjefen lastet ned salgsjournalen.',
  ])
})
