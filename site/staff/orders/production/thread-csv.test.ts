import { expect, test } from 'vitest'
import { csvOfThreads } from './thread-csv.ts'

test('the threads of a design are listed with number, share and metres', () => {
  const threads = [
    { number: '1637', label: 'Rød', hex: '#C8102E', share: 0.625, upper: 12.345, bobbin: 4.115 },
  ]
  expect(csvOfThreads({ threads }).split('\r\n')[1]).toBe(
    '"1637";"Rød";"#C8102E";"62,50";"12,35";"4,12"',
  )
})
