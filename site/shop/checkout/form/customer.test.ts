import { expect, test } from 'vitest'
import { emptyForm } from './checkout-form.ts'
import { orderRequest } from './customer.ts'

test('bidirectional control characters are removed from a pasted number', () => {
  const form = { ...emptyForm, firstName: ' Kari\u2069', phone: '\u202a+47 400 00 000\u202c' }
  expect(orderRequest(form, null).shippingAddress).toMatchObject({
    firstName: 'Kari',
    phone: '+47 400 00 000',
  })
})
