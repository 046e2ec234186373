import { expect, onTestFinished, test } from 'vitest'
import { startTestMailServer } from '../../testing/test-mail-server.ts'
import { createMailer } from './mail.ts'

const mail = {
  to: 'kari@example.com',
  subject: 'Kvittering',
  html: '<p>Takk</p>',
  text: 'Takk',
  messageId: '<1@shop.test>',
}

/** A mailer to a server without STARTTLS on this machine, reached as `host`. */
async function mailerTo(host: string) {
  const server = await startTestMailServer()
  onTestFinished(() => server.stop())
  const smtpUrl = server.url.replace('127.0.0.1', host)
  const mailer = createMailer({ smtpUrl, from: 'hei@shop.test' })
  onTestFinished(() => mailer.close())
  return { server, mailer }
}

test('a mail server elsewhere gets nothing without STARTTLS, and the error names the setting', async () => {
  // Reaches this machine, and is no private address.
  const { server, mailer } = await mailerTo('0.0.0.0')
  await expect(mailer.send(mail)).rejects.toMatchObject({
    message: expect.stringMatching(
      /^SMTP_URL has to lead to a port with STARTTLS, or begin with smtps:\/\/: .*STARTTLS/,
    ),
    stage: 'connecting',
  })
  expect(server.got.size).toBe(0)
})

test.each(['127.0.0.1', 'localhost'])(
  'a mail server on this machine needs no encryption: %s',
  async (host) => {
    const { server, mailer } = await mailerTo(host)
    await mailer.send(mail)
    expect([...server.got]).toEqual([['kari@example.com <1@shop.test>', 1]])
  },
)
