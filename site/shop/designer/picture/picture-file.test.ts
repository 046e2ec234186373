import { expect, test } from 'vitest'
import { refusalOf } from './picture-file.ts'

const most = 5 * 1024 * 1024

test.each([
  ['image/png', most, undefined],
  ['image/jpeg', 1, undefined],
  ['image/gif', 10, undefined],
  ['image/png', most + 1, 'Fil for stor'],
  ['image/webp', 10, 'Ugyldig filtype'],
  ['image/svg+xml', 10, 'Ugyldig filtype'],
  ['', most + 1, 'Ugyldig filtype'],
])('a file of type %j and %i bytes is refused with %s', (type, size, title) => {
  expect(refusalOf({ type, size })?.title).toBe(title)
})
