import { expect, test } from 'vitest'
import { fakeBrowser } from '../../../testing/browser.ts'
import { forgetIntent, intentIdOf, keepIntent, storedIntent } from './open-intent.ts'

const intent = { clientSecret: 'pi_1_secret_2', orderNumber: 'RP-ABCD2345' }

test('an intent survives a reload until its outcome is known', () => {
  fakeBrowser()
  keepIntent(intent)
  expect(storedIntent()).toEqual(intent)
  expect(intentIdOf(intent)).toBe('pi_1')
  forgetIntent()
  expect(storedIntent()).toBeUndefined()
})

test.each(['{', 'null', '[]', '{"clientSecret":1}', '{"clientSecret":"pi_1_secret_2"}'])(
  'what is no intent is nothing: %s',
  (value) => {
    fakeBrowser()
    sessionStorage.setItem('checkout-intent', value)
    expect(storedIntent()).toBeUndefined()
  },
)
