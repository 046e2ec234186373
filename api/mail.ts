import { createTransport } from 'nodemailer'
import type { SendMail } from '../modules/shared/mail.ts'

/** Ms that connecting, greeting and a silent socket may take. */
const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends over SMTP; it throws when the server does not take the mail, so that the job tries again. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): {
  send: SendMail
  close(): void
} {
  const url = new URL(smtpUrl)
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: 3,
    ...timeLimits,
  })
  const [, address = from] = /<(.+)>/.exec(from) ?? []
  return {
    async send({ fromName, ...mail }) {
      await transport.sendMail({ ...mail, from: fromName ? { name: fromName, address } : from })
    },
    close: () => transport.close(),
  }
}
