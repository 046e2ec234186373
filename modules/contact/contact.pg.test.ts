import { expect, test } from 'vitest'
import { status } from '../../api/testing/test-answers.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import { receiveMessage } from './receive-message.ts'

const shop = await shopOfFile({ contactInbox: 'post@shop.test' })

const message = { name: 'Kari', email: 'kari@example.com', phone: null, message: 'Hei' }

test('sendContactMessage 200: stored and mailed, with the sender to reply to', async () => {
  const body = { navn: 'Kari', epost: 'kari@example.com', melding: 'Hei' }
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
  const closed = { sql: shop.sql, enqueue: async () => undefined, contactInbox: null }
  const [before] = await shop.sql`select count(*) from contact.messages`
  await expect(receiveMessage(closed, message)).rejects.toMatchObject({ code: 'contact_closed' })
  expect(await shop.sql`select count(*) from contact.messages`).toEqual([before])
})
