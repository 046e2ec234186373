import { expect, test } from 'vitest'
import { Fault } from '../fault.ts'
import { parseForm } from '../form.ts'
import { inLanguage } from '../messages.ts'
import { cardInputOf, passesLuhn, readCard, readyMadeInput } from './cards.ts'
import { testCards } from './test-cards.ts'

const now = new Date('2026-05-01T10:00:00Z')
const good = { number: '4242424242424242', expMonth: 5, expYear: 26, cvc: '123' }

function faultOf(changes: Partial<typeof good>): Fault['body'] | undefined {
  try {
    readCard({ ...good, ...changes }, now)
  } catch (error) {
    if (error instanceof Fault) return error.body
    throw error
  }
  return undefined
}

test('a card is stored without its number', () => {
  const card = readCard(good, now)
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', exp_year: 2026, behaviour: 'pays' })
  expect(JSON.stringify(card)).not.toContain(good.number)
})

test('a real card is declined, and not even its hash is stored', () => {
  const card = readCard({ ...good, number: '4111111111111111' }, now)
  expect(card).toMatchObject({ behaviour: 'test_mode_live_card', fingerprint: null })
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '' }, 'incorrect_number'],
  [{ expMonth: 13 }, 'invalid_expiry_month'],
  [{ expMonth: Number.NaN }, 'invalid_expiry_month'],
  [{ expMonth: 4 }, 'invalid_expiry_month'],
  [{ expYear: 2025 }, 'invalid_expiry_year'],
  [{ expYear: 2077 }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
  [{ cvc: '1234' }, 'invalid_cvc'],
  [{ number: '378282246310005', cvc: '12345' }, 'invalid_cvc'],
])('%j is refused with %s', (changes, code) => {
  expect(faultOf(changes)).toMatchObject({ type: 'card_error', code })
})

test('every test card passes the check digit', () => {
  expect(Object.keys(testCards).filter((number) => !passesLuhn(number))).toEqual([])
  expect(passesLuhn('4242424242424241')).toBe(false)
})

test('a card is read from the fields of a form', () => {
  const form = parseForm('number=4242+4242-4242+4242&exp_month=05&exp_year=26&cvc=123')
  expect(cardInputOf(form)).toEqual(good)
})

test("a ready-made card has one of Stripe's names, and another name is refused", () => {
  expect(readyMadeInput('pm_card_visa', now).number).toBe('4242424242424242')
  expect(() => readyMadeInput('toString', now)).toThrow("No such PaymentMethod: 'toString'")
})

test('messages are Norwegian for Norwegian locales, by decline code before error code', () => {
  const body = { code: 'card_declined', decline_code: 'insufficient_funds', message: 'English' }
  expect(inLanguage(body, 'nb').message).toBe('Kortet ditt har ikke tilstrekkelig dekning.')
  expect(inLanguage({ ...body, decline_code: 'lost_card' }, 'nb-NO').message).toBe(
    'Kortet ditt ble avvist.',
  )
  expect(inLanguage(body, 'en').message).toBe('English')
  expect(inLanguage({ message: 'English' }, 'nb').message).toBe('English')
})
