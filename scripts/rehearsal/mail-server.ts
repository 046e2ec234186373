import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A test mailbox. Readers see mails with the same Message-ID once. */
export type Mailbox = {
  url: string
  /** The number of times each mail was accepted, by Message-ID and by the address that it went to. */
  mails: ReadonlyMap<string, ReadonlyMap<string, number>>
  stop(): Promise<void>
}

/** Points at which a mail can fail. */
export type MailPoint = 'mail is offered' | 'mail is accepted but unconfirmed'

/** An SMTP server that rejects mails, or accepts them without confirming it, when `fails` says so; default: never. */
export async function startMailServer(
  fails: (point: MailPoint) => Promise<unknown> = async () => false,
): Promise<Mailbox> {
  const mails = new Map<string, Map<string, number>>()
  const confirm = async (point: MailPoint, done: (error?: Error) => void) =>
    done((await fails(point)) ? new Error('Try again later') : undefined)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => void confirm('mail is offered', done),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('error', done)
      stream.on('end', () => {
        const id = /^message-id: *(<.*>)/im.exec(Buffer.concat(parts).toString('utf8'))?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo) {
          const taken = mails.get(address) ?? new Map<string, number>()
          mails.set(address, taken.set(id, (taken.get(id) ?? 0) + 1))
        }
        void confirm('mail is accepted but unconfirmed', done)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}
