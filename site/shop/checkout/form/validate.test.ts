import { describe, expect, test } from 'vitest'
import { product } from '../../../testing/browser.ts'
import { filledForm } from '../../../testing/checkout-form.ts'
import { emptyForm, requiredFields } from './checkout-form.ts'
import { fieldProblems, refusalOfCard, refusalOfCart, refusalOfForm } from './validate.ts'

describe('required fields', () => {
  test('CHK-19 are exactly these', () => {
    const fields = ['address', 'city', 'email', 'firstName', 'lastName', 'phone', 'postalCode']
    expect([...requiredFields].sort()).toEqual(fields)
    expect(refusalOfForm(filledForm())).toBeUndefined()
  })

  test.each(requiredFields)('CHK-19 %s is missing when it holds only spaces', (field) => {
    expect(refusalOfForm(filledForm({ [field]: ' \t ' }))?.title).toBe('Manglende informasjon')
  })

  test('CHK-20 all that are missing are named, in this order', () => {
    expect(refusalOfForm(emptyForm)).toEqual({
      title: 'Manglende informasjon',
      text: 'Vennligst fyll ut: E-post, Fornavn, Etternavn, Adresse, By, Postnummer, Telefon',
    })
  })

  test('CHK-20 only what is missing is named', () => {
    expect(refusalOfForm(filledForm({ phone: '', city: '' }))?.text).toBe(
      'Vennligst fyll ut: By, Telefon',
    )
  })
})

test('CHK-21 terms have to be accepted', () => {
  expect(refusalOfForm(filledForm({ acceptTerms: false }))).toEqual({
    title: 'Vilkår må aksepteres',
    text: 'Du må akseptere vilkårene før du kan betale',
  })
})

test('fields are validated before the terms', () => {
  expect(refusalOfForm(filledForm({ acceptTerms: false, email: '' }))?.title).toBe(
    'Manglende informasjon',
  )
})

describe('a field that the server would refuse is reported before the payment', () => {
  test.each([
    ['email', 'kari.example.com', 'Ugyldig e-postadresse'],
    ['postalCode', 'zzz', 'Ugyldig postnummer'],
    ['postalCode', '01550', 'Ugyldig postnummer'],
    ['phone', '1', 'Ugyldig telefonnummer'],
    ['phone', 'mobil 400 00 00', 'Ugyldig telefonnummer'],
    ['phone', '0047 400 00 000 / 400 00 001', 'Ugyldig telefonnummer'],
  ])('%s %j', (field, typed, title) => {
    const form = filledForm({ [field]: typed })
    expect(refusalOfForm(form)?.title).toBe(title)
    expect(Object.keys(fieldProblems(form))).toEqual([field])
  })

  test('unknown postal codes and unusual ways to write a number are accepted', () => {
    for (const phone of [
      '40000000',
      '+47 (400) 00-000',
      '00 47 40 00 00 00',
      '\u202a40000000\u202c',
    ])
      expect(fieldProblems(filledForm({ phone, postalCode: ' 0999 ' }))).toEqual({})
  })
})

test('a cart with a line above the stock is refused with the line’s own message', () => {
  const line = (stock: number) => ({ id: 1, quantity: 3, product: product(1, { stock }) })
  expect(refusalOfCart([line(3)])).toBeUndefined()
  expect(refusalOfCart([line(3), line(0)])).toEqual({
    title: 'Ikke nok på lager',
    text: 'Patch 1 er utsolgt. Fjern den for å betale.',
  })
})

describe('card', () => {
  test('CHK-22 incomplete details', () => {
    const error = { type: 'validation_error', message: 'Kortnummeret ditt er ufullstendig.' }
    expect(refusalOfCard({ error })).toEqual({
      title: 'Kortinformasjon mangler',
      text: 'Vennligst fyll ut all kortinformasjon',
    })
  })

  test.each([
    ['invalid_number', 'Kortnummeret ditt er ugyldig.'],
    ['invalid_expiry_year_past', 'Kortets utløpsår er passert.'],
  ])('%s is shown in the words of the card fields, and is no failed payment', (code, message) => {
    const error = { type: 'validation_error', code, message }
    expect(refusalOfCard({ error })).toEqual({ title: 'Ugyldig kortinformasjon', text: message })
  })

  test('complete details are accepted', () => {
    expect(refusalOfCard({})).toBeUndefined()
  })

  test('any other error of the card fields is a failed payment', () => {
    expect(refusalOfCard({ error: { type: 'api_error', message: 'Nede' } })).toEqual({
      title: 'Betaling feilet',
      text: 'Nede',
    })
  })
})
