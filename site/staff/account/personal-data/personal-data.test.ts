import { expect, test } from 'vitest'
import type { PersonalData } from '../../../../modules/shared/contract/api.d.ts'
import { countsOf } from './personal-data.ts'

const at = '2026-05-01T10:00:00Z'
const refund = { amount: 1000, reason: 'Løs tråd', state: 'made', requestedAt: at } as const
const dispute = { amount: 1000, reason: 'fraudulent', status: 'lost', openedAt: at } as const
const note = { text: 'Kari ringte', at }

test('what lies in the orders of a customer is counted too, and nothing of which there is none', () => {
  const orders = [
    { refunds: [refund], disputes: [dispute], notes: [note, note] },
    { refunds: [refund], disputes: [], notes: [] },
  ] as unknown as PersonalData['orders']
  const none = { cartLines: [], pictures: [], subscriptions: [], signUps: [], withdrawals: [] }
  const messages = [{}] as PersonalData['messages']
  expect(countsOf({ email: 'kari@example.com', orders, ...none, messages })).toEqual([
    { text: 'Bestillinger', count: 2 },
    { text: 'Tilbakebetalinger', count: 2 },
    { text: 'Klager i banken', count: 1 },
    { text: 'Notater på bestillinger', count: 2 },
    { text: 'Meldinger til oss', count: 1 },
  ])
})
