import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { fakeBrowser } from '../../../testing/browser.ts'
import {
  $checkoutForm,
  changeCheckoutForm,
  emptyForm,
  forgetCheckoutForm,
  loadCheckoutForm,
  longest,
} from './checkout-form.ts'

/** A browser session with this stored form. */
function session(form?: unknown) {
  fakeBrowser()
  if (form !== undefined) sessionStorage.setItem('checkout-form', JSON.stringify(form))
}

afterEach(() => {
  $checkoutForm.set(emptyForm)
})

test('DATA-06 the form has these fields and no others', () => {
  expect(Object.keys(emptyForm)).toEqual([
    'email',
    'firstName',
    'lastName',
    'address',
    'city',
    'postalCode',
    'phone',
    'acceptTerms',
    'newsletter',
  ])
})

describe('a reload', () => {
  test('keeps the fields', () => {
    session()
    changeCheckoutForm({ email: 'kari@example.com' })
    changeCheckoutForm({ acceptTerms: true })
    $checkoutForm.set(emptyForm)
    loadCheckoutForm()
    expect($checkoutForm.get()).toEqual({
      ...emptyForm,
      email: 'kari@example.com',
      acceptTerms: true,
    })
  })

  test('does not overwrite newer input', () => {
    session({ email: 'kari@example.com', city: 'Oslo' })
    loadCheckoutForm({ email: 'ola@example.com' })
    expect($checkoutForm.get()).toMatchObject({ email: 'ola@example.com', city: 'Oslo' })
  })

  test.each([null, 7, 'text', { email: 7, acceptTerms: 'yes', number: '4242' }, [1]])(
    'ignores what is no form: %j',
    (stored) => {
      session(stored)
      loadCheckoutForm()
      expect($checkoutForm.get()).toEqual(emptyForm)
    },
  )
})

test('a completed order clears the stored form', () => {
  session()
  changeCheckoutForm({ email: 'kari@example.com' })
  forgetCheckoutForm()
  expect($checkoutForm.get()).toEqual(emptyForm)
  expect(sessionStorage.getItem('checkout-form')).toBeNull()
})

const contract = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'))

test('the fields’ maximum lengths fit the contract, also for both names together', () => {
  const { Email, Line, CustomerName } = contract.components.schemas
  expect(longest).toMatchObject({ email: Email.maxLength, address: Line.maxLength })
  expect(CustomerName.maxLength).toBe(longest.firstName + ' '.length + longest.lastName)
})
