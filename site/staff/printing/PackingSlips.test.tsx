import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { order } from '../../testing/order.ts'
import { PackingSlip } from './PackingSlips.tsx'

/** The words of a slip. */
const slipOf = (changes: Parameters<typeof order>[1]) =>
  renderToStaticMarkup(<PackingSlip order={order(1, changes)} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const [patch, design] = order(1).items as [never, never]

test('a slip has the units that are not refunded, and names the others', () => {
  const slip = slipOf({ items: [{ ...(patch as object), toSend: 1 } as never, design] })
  expect(slip).toContain('Elgpatch 1 stk')
  expect(slip).toContain('I alt 2 stk')
  expect(slip).toContain('Betalt tilbake og ikke med i pakken: 1 × Elgpatch')
  expect(slip).not.toContain('Ikke send')
})

test('a slip has no line for goods of which every unit was refunded', () => {
  const slip = slipOf({ items: [patch, { ...(design as object), toSend: 0 } as never] })
  expect(slip).not.toContain('Tilpasset patch 1 stk')
  expect(slip).toContain('ikke med i pakken: 1 × Tilpasset patch')
})

test.each([
  [{ isDisputed: true }, 'Ikke send: klage i banken'],
  [{ status: 'cancelled' }, 'Ikke send: kansellert'],
  [
    { items: [patch, { ...(design as object), isUnapproved: true } as never] },
    'Ikke send: motivet er ikke godkjent',
  ],
] as const)('a slip that must not go out as it is says why: %#', (changes, mark) => {
  expect(slipOf(changes as Parameters<typeof order>[1])).toContain(mark)
})
