import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { MailStore } from './store.ts'

/** Maximum bytes of one mail. */
const mostBytes = 5_000_000

/** A local SMTP server that stores all mails; `url` is the mailer's SMTP_URL. */
export async function startInboxServer(
  store: MailStore,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: mostBytes,
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('error', done)
      stream.on('end', () => {
        store.add(Buffer.concat(parts)).then(() => done(), done)
      })
    },
  })
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed)
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => server.close(closed)),
  }
}
