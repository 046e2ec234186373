import { expect, test } from 'vitest'
import { isFromOwnPage } from './own-page.ts'

const isOwn = (headers: Record<string, string>) =>
  isFromOwnPage(new Headers(headers), 'https://russpatcher.no')

test.each([
  ['the browser says so', { 'sec-fetch-site': 'same-origin', origin: 'https://russpatcher.no' }],
  ['an older browser names the shop', { origin: 'https://russpatcher.no' }],
  [
    'the shop is asked for under another name',
    { origin: 'http://10.0.0.7:4321', host: '10.0.0.7:4321' },
  ],
  ['the caller tells nothing', {}],
])('a form is the shop’s own when %s', (_when, headers) => {
  expect(isOwn(headers)).toBe(true)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://example.com' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['another site in an older browser', { origin: 'https://example.com', host: 'russpatcher.no' }],
  ['a page without an origin', { origin: 'null', host: 'russpatcher.no' }],
])('a form from %s is not', (_from, headers) => {
  expect(isOwn(headers)).toBe(false)
})
