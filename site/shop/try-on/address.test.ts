import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { askedIn } from './address.ts'

const askedAt = (path: string) => askedIn(new URL(path, 'http://shop.test').search)

test('the page gets what its address asks for', () => {
  expect(askedAt(paths.tryOn({ bukse: 'red_31.f.500.490.-4' })).outfit).toBe('red_31.f.500.490.-4')
  expect(askedAt(paths.tryOn({ patch: '31' }))).toMatchObject({ patch: 31, fromWishlist: false })
  expect(askedAt(paths.tryOn({ fra: 'onsker' })).fromWishlist).toBe(true)
})

test('a patch that no shop could have is not asked for', () => {
  for (const patch of ['0', '-1', '1e3', '99999999999', 'rosa'])
    expect(askedAt(paths.tryOn({ patch })).patch).toBeUndefined()
})
