import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { MailStage, SendMail } from '../../../modules/shared/mail.ts'
import { isPrivateHost } from '../settings/hosts.ts'

/** Timeouts in ms for connecting, the greeting and a silent socket. */
const usualTimeLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

type Options = {
  smtpUrl: string
  from: string
  /**
   * Concurrent connections to the server; default 10: with 50 ms a mail, they take the 200 receipts of a busy second. While
   * a mail hangs on each of them, other mails wait for the socket's timeout.
   */
  connections?: number
  timeLimits?: typeof usualTimeLimits
}

type Mailer = { send: SendMail; close(): void }

/** Campaigns have connections of their own, so that other mails never wait for one. */
export const createMailers = (smtpUrl: string, from: string) => ({
  mailer: createMailer({ smtpUrl, from }),
  campaignMailer: createMailer({ smtpUrl, from, connections: 5 }),
})

/**
 * Sends over SMTP; throws when the server does not accept the mail, so that the job is retried. The error's `stage` is
 * how far the mail came (modules/shared/mail.ts): before `content`, the server certainly does not have it.
 *
 * To `smtp://`, nothing is sent before STARTTLS, unless the server is on this machine or in its network: otherwise a
 * network on the way could strip the offer, and read mails and password.
 */
export function createMailer({
  smtpUrl,
  from,
  connections = 10,
  timeLimits = usualTimeLimits,
}: Options): Mailer {
  const url = new URL(smtpUrl)
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: !isPrivateHost(url.hostname),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: connections,
    ...timeLimits,
  })
  /** Contents of the mails being sent, by Message-ID. */
  const contents = new Map<string, Readable>()
  transport.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const content = read(options)
      contents.set(String(data.messageId), content)
      return content
    }
    done()
  })
  const [, address = from] = /<(.+)>/.exec(from) ?? []
  return {
    async send({ fromName, pictures = [], documents = [], ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from: fromName ? { name: fromName, address } : from,
          attachments: [
            ...pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
            ...documents,
          ],
        })
      } catch (error) {
        throw Object.assign(explained(error as Error), {
          stage: stageOf(contents.get(mail.messageId)),
        })
      } finally {
        contents.delete(mail.messageId)
      }
    },
    close: () => transport.close(),
  }
}

/** Says what to change when the server did not begin TLS. */
function explained(error: Error): Error {
  if (!/STARTTLS/.test(error.message)) return error
  const advice = 'SMTP_URL has to lead to a port with STARTTLS, or begin with smtps://'
  return Object.assign(error, { message: `${advice}: ${error.message}` })
}

/** nodemailer creates a mail's content once the session is open, and reads it when the server asks for it. */
function stageOf(content: Readable | undefined): MailStage {
  if (!content) return 'connecting'
  return content.readableDidRead ? 'content' : 'envelope'
}
