import { expect, test } from 'vitest'
import type { OrderItem } from '../../../../modules/shared/contract/api.d.ts'
import { order } from '../../../testing/order.ts'
import { csvOfOrders } from './order-csv.ts'

const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n')
const lineOf = (changes: Parameters<typeof order>[1]) =>
  linesOf(csvOfOrders([order(1, changes)]))[1]

test('AORD-11 the columns are in the specification’s order', () => {
  expect(linesOf(csvOfOrders([]))).toEqual([
    '"Ordrenummer";"Kunde";"E-post";"Telefon";"Status";"Beløp (kr)";"Rabattkode";"Opprettet";"Produkter"',
  ])
})

test('AORD-12, AORD-13 every field is quoted, with label, kr, and products by name and quantity', () => {
  const changes = {
    customerPhone: '900 00 000',
    status: 'shipped',
    total: 28_750,
    discountCode: '3FOR2',
  } as const
  expect(lineOf(changes)).toBe(
    '"RP-TEST0001";"Kari Nordmann";"kari@example.com";"900 00 000";"Sendt";"287,50";"3FOR2";' +
      '"10.05.2026 12:00";"Elgpatch (2 stk), Tilpasset patch (1 stk)"',
  )
})

test('the products of the file are those that were not refunded, as its amount is', () => {
  const [patch, design] = order(1).items as [OrderItem, OrderItem]
  const items = [
    { ...patch, toSend: 1 },
    { ...design, toSend: 0 },
  ]
  expect(lineOf({ items, refunded: 6900 })).toMatch(/"218,00";.*"Elgpatch \(1 stk\)"$/)
})

test('AORD-12 a missing value is an empty quoted field, and amounts have no spaces', () => {
  expect(lineOf({ total: 123_456_700 })).toMatch(/;"";"Venter";"1234567,00";"";/)
})

test('AORD-12 quotes, separators and line breaks inside a field are escaped', () => {
  const customerName = 'Kari "Kaka";\nNordmann'
  expect(csvOfOrders([order(1, { customerName })])).toContain('"Kari ""Kaka"";\nNordmann"')
})

test.each(['=HYPERLINK("http://x")', '+SUM(1)', '-2+3', '@cmd', '\t=1', ' =1', '\u200B=1', '＝1'])(
  'AORD-12 %j is text, not a formula',
  (customerName) => {
    const cell = `"'${customerName.replaceAll('"', '""')}"`
    expect(csvOfOrders([order(1, { customerName })])).toContain(cell)
  },
)

test('a phone number with a country code is not escaped', () => {
  expect(lineOf({ customerPhone: '+47 900 00 000' })).toContain(';"+47 900 00 000";')
})

test('the text begins with a byte order mark and ends with a line break', () => {
  expect(csvOfOrders([]).startsWith('\uFEFF"')).toBe(true)
  expect(csvOfOrders([]).endsWith('"\r\n')).toBe(true)
})
