import { expect, test } from 'vitest'
import { discountCode } from '../../testing/discount-code.ts'
import {
  benefitText,
  emptyDiscountForm,
  formOfCode,
  inputOfForm,
  usesText,
} from './discount-form.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')
const form = { ...emptyDiscountForm, code: 'mai17', value: '17' }

test.each([
  ['percentage', 17, '17 % rabatt'],
  ['fixed', 50, '50 kr rabatt'],
  ['fixed', 1_500, '1 500 kr rabatt'],
  ['buy_x_get_y', 2, 'Kjøp 2 få 1 gratis'],
] as const)('ADISC-04 the benefit of %s %i is ‘%s’', (type, value, text) => {
  expect(plain(benefitText({ type, value }))).toBe(text)
})

test('ADISC-05 uses are current/max, ∞ without a limit', () => {
  expect(usesText({ currentUses: 3, maxUses: 100 })).toBe('3/100')
  expect(usesText({ currentUses: 0, maxUses: null })).toBe('0/∞')
  expect(usesText({ currentUses: 1500, maxUses: 20_000 })).toBe('1 500/20 000')
})

test('ADISC-18 a percentage over 100 is sent as entered', () => {
  expect(inputOfForm({ ...form, value: '150' }).value).toBe(150)
})

test('ADISC-19 the code is sent in capitals', () => {
  expect(inputOfForm({ ...form, code: ' rød-Løk_1 ' }).code).toBe('RØD-LØK_1')
})

test.each([
  ['', 0],
  ['200', 20_000],
  ['99.5', 9_950],
  ['1.15', 115],
  ['99,50', 9_950],
  ['1 200,5', 120_050],
])('ADISC-20 a minimum purchase of %j kr is %i øre', (minimum, minimumAmount) => {
  expect(inputOfForm({ ...form, minimum }).minimumAmount).toBe(minimumAmount)
})

test('ADISC-21 no maximum is null', () => {
  expect(inputOfForm(form).maxUses).toBeNull()
  expect(inputOfForm({ ...form, maxUses: '500' }).maxUses).toBe(500)
})

test('ADISC-22 the expiry is a date or null', () => {
  expect(inputOfForm(form).validUntil).toBeNull()
  expect(inputOfForm({ ...form, validUntil: '2027-05-17' }).validUntil).toBe('2027-05-17')
})

test('ADISC-23 a new code is active unless staff say otherwise', () => {
  expect(inputOfForm(form).isActive).toBe(true)
  expect(inputOfForm({ ...form, isActive: false }).isActive).toBe(false)
})

test.each([
  { minimumAmount: 20_050, maxUses: 500, validUntil: '2027-05-17', description: 'Til 17. mai' },
  { minimumAmount: 0, maxUses: null, validUntil: null, description: '' },
])('ADISC-02 the form has the code’s values, and they are sent back as they came', (values) => {
  const terms = { type: 'fixed', excludeCustomPatches: true, isActive: false, ...values } as const
  const code = discountCode({ ...terms, currentUses: 3 })
  expect(inputOfForm(formOfCode(code))).toEqual({ code: 'MAI17', value: 17, ...terms })
})
