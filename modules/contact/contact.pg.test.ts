import { expect, test } from 'vitest'
import { read, refusal, status } from '../../api/testing/test-answers.ts'
import { shopOfFile, testShop } from '../../api/testing/test-shop.ts'
import type { FailedMessage, StaffAction } from '../shared/contract/api.d.ts'

const shop = await shopOfFile({ contactInbox: 'post@shop.test' })

const body = { navn: 'Kari', epost: 'kari@example.com', melding: 'Hei' }

test('sendContactMessage 200: stored and mailed, with the sender to reply to', async () => {
  expect(await status(shop.call('POST', '/api/contact', { body }))).toBe(200)
  await shop.work()
  expect(shop.mails.at(-1)).toMatchObject({
    to: 'post@shop.test',
    replyTo: 'kari@example.com',
    subject: 'Melding fra Kari',
  })
  expect(await shop.sql`select name, message from contact.messages`).toEqual([
    { name: 'Kari', message: 'Hei' },
  ])
})

test('a message is refused and not stored without an inbox', async () => {
  const closed = await testShop()
  expect(await refusal(await closed.call('POST', '/api/contact', { body }))).toEqual([
    404,
    'contact_closed',
    undefined,
  ])
  expect(await closed.sql`select from contact.messages`).toEqual([])
  await closed.close()
})

test('a message that could not be mailed is shown to staff with its text, until it is sent again or its alert ended', async () => {
  const failed = () => read<FailedMessage[]>(shop.asStaff('GET', '/api/admin/failed-messages'))
  const followUp = (method: 'POST' | 'DELETE', id?: number) =>
    status(
      shop.asStaff(
        method,
        `/api/admin/failed-messages/message/${id}${method === 'POST' ? '/mails' : ''}`,
      ),
    )
  for (const melding of ['Hvor er pakken?', 'Takk!'])
    await shop.call('POST', '/api/contact', { body: { ...body, melding } })
  await shop.whileMailIsRefused(() => shop.giveUpWork())
  const [first, second] = await failed()
  expect([first, second]).toMatchObject([
    { kind: 'message', text: 'Hvor er pakken?', orderNumber: null, isUnknownToShop: true },
    { text: 'Takk!' },
  ])
  const mails = shop.mails.length
  expect(await Promise.all([followUp('POST', first?.id), followUp('POST', first?.id)])).toEqual([
    200, 200,
  ])
  await shop.work()
  expect(shop.mails).toHaveLength(mails + 1)
  expect([await followUp('DELETE', second?.id), await followUp('DELETE', second?.id)]).toEqual([
    200, 200,
  ])
  expect(await failed()).toEqual([])
  const log = await read<StaffAction[]>(shop.asStaff('GET', '/api/admin/log?kind=person'))
  expect(log.map(({ event }) => event)).toEqual(['message_dismissed', 'message'])
})
