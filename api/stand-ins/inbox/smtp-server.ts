import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A local SMTP server that takes mails of anybody; `url` is the mailer's SMTP_URL. */
export async function startSmtpServer(options: SMTPServerOptions) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
  })
  // Those of clients that hang up.
  server.on('error', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    server,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
