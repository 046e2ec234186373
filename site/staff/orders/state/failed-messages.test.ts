import { expect, test } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'

const withdrawal = {
  ...{ kind: 'withdrawal' as const, id: 3, name: 'Kari Nordmann' },
  ...{ text: '2 × Elg', isUnknownToShop: true },
}

async function open(isUp: boolean) {
  let left = [withdrawal]
  const browser = await openAsStaff(({ method, path }) => {
    if (path === '/api/admin/summary' || path === '/api/admin/alerts') return []
    if (method === 'POST' && !isUp) return 500
    if (method === 'POST') left = []
    return left
  })
  const { refetchSummaryAndAlerts } = await import('./refetch.ts')
  await refetchSummaryAndAlerts()
  const sent = () => browser.requests().filter((call) => call.startsWith('POST'))
  return { ...browser, ...(await import('./failed-messages.ts')), sent }
}

test('a withdrawal that did not reach the shop loads with the alerts, and is sent again once', async () => {
  const { $failedMessages, resendMessage, $toast, sent } = await open(true)
  expect($failedMessages.get().value).toEqual([withdrawal])
  await Promise.all([resendMessage(withdrawal), resendMessage(withdrawal)])
  expect(sent()).toEqual(['POST /api/admin/failed-messages/withdrawal/3/mails'])
  expect($failedMessages.get().value).toEqual([])
  expect($toast.get()).toMatchObject({ title: 'Angremeldingen sendes på nytt' })
})

test('a failed retry is reported, and the withdrawal stays', async () => {
  const { $failedMessages, resendMessage, $toast } = await open(false)
  await resendMessage(withdrawal)
  expect($failedMessages.get().value).toEqual([withdrawal])
  expect($toast.get()).toMatchObject({
    title: 'Feil ved sending',
    text: 'Failed to resend message',
  })
})
