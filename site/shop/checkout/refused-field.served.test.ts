import { expect, test } from 'vitest'
import { newSession } from '../../../scripts/rehearsal/buyer.ts'
import { shopUrl } from '../../../scripts/test/served/served-page.ts'
import { filledForm } from '../../testing/checkout-form.ts'
import { fieldBehind, orderRequest } from './form/customer.ts'

test('the shop names a field that it rejects as the form knows it', async () => {
  const answer = await fetch(`${shopUrl()}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': newSession() },
    body: JSON.stringify(orderRequest(filledForm({ lastName: 'Nord\tmann' }), null)),
  })
  const { code, field } = (await answer.json()) as { code: string; field: string }
  expect(code).toBe('malformed_request')
  expect(fieldBehind(field)).toBe('lastName')
})
