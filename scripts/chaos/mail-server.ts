import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Faults } from './faults.ts'

/** A test mailbox. Readers see mails with the same Message-ID once. */
export type Mailbox = {
  url: string
  /** The number of times each mail to an address was accepted, by Message-ID. */
  mailsTo(address: string): ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** An SMTP server that rejects mails, or accepts them without confirming it. */
export async function startMailServer(faults: Faults): Promise<Mailbox> {
  const mails = new Map<string, Map<string, number>>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      void faults
        .pass('mail is offered')
        .then((fails) => done(fails ? new Error('Try again later') : undefined))
    },
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
        void faults
          .pass('mail is accepted but unconfirmed')
          .then((fails) => done(fails ? new Error('Try again later') : undefined))
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mailsTo: (address) => mails.get(address) ?? new Map(),
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}
