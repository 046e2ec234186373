import { expect, test } from 'vitest'
import { type OrderView, orderViews, plainView } from './order-view.ts'

const { filtersOf, viewOf } = orderViews
const read = (address: string) => viewOf(new URLSearchParams(address))

test.each<[string, OrderView]>([
  ['', plainView],
  [
    'search=%C3%98deg%C3%A5rd&status=shipped&period=week&mark=unapproved&sort=name',
    { search: 'Ødegård', status: 'shipped', period: 'week', mark: 'unapproved', sort: 'name' },
  ],
])('an address %j has its view, and the view its address', (address, view) => {
  expect(read(address)).toEqual(view)
  expect(String(new URLSearchParams(filtersOf(view) as Record<string, string>))).toBe(address)
})

test('invalid parameters of an address count as absent', () => {
  expect(read('search=++&status=lost&period=year&mark=x&sort=random&page=2')).toEqual(plainView)
  expect(read('status=all&period=all&sort=newest')).toEqual(plainView)
})

test('default filters are not sent', () => {
  expect(filtersOf(plainView)).toEqual({})
  expect(filtersOf({ ...plainView, search: '  ' })).toEqual({})
})

test('a pasted search is normalised for the server', () => {
  const search = (text: string) => filtersOf({ ...plainView, search: text }).search
  expect(search(' RP-AB12CD34\t\n')).toBe('RP-AB12CD34')
  expect(search('Kari\tNordmann')).toBe('Kari Nordmann')
  expect(search('x'.repeat(10_000))).toBe('x'.repeat(200))
  expect(search(`${'x'.repeat(199)}🫎`)).toBe('x'.repeat(199))
})
