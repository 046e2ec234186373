import { expect, test } from 'vitest'
import { formatWholeKr } from './money.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('ADASH-08 minor units are divided by 100 and shown without decimals', () => {
  expect(plain(formatWholeKr(28_700))).toBe('287 kr')
  expect(plain(formatWholeKr(123_456_789))).toBe('1 234 568 kr')
  expect(plain(formatWholeKr(0))).toBe('0 kr')
})
