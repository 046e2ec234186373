import { expect, test } from 'vitest'
import { statusLabels } from '../text.ts'
import { statusTones } from './status-tones.ts'

test('AORD-28 every status has its label', () => {
  expect(statusLabels).toEqual({
    pending: 'Venter',
    processing: 'Behandles',
    shipped: 'Sendt',
    delivered: 'Levert',
    cancelled: 'Kansellert',
  })
})

test('AORD-29 every status has its colour', () => {
  expect(statusTones).toEqual({
    pending: 'yellow',
    processing: 'blue',
    shipped: 'green',
    delivered: 'green',
    cancelled: 'red',
  })
})
