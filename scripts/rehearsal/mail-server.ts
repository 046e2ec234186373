import { text } from 'node:stream/consumers'
import { startSmtpServer } from '../../api/stand-ins/inbox/smtp-server.ts'
import { stopAtEnd } from './stop-at-end.ts'

/** A test mailbox. Readers see mails with the same Message-ID once. */
export type Mailbox = {
  url: string
  /** The number of times each mail was accepted, by Message-ID and by the address that it went to. */
  mails: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** Points at which a mail can fail. */
export type MailPoint = 'mail is offered' | 'mail is accepted but unconfirmed'

/**
 * An SMTP server that rejects mails, or accepts them without confirming it, when `fails` says so; default: never. It is
 * stopped at the end.
 */
export async function startMailServer(
  fails: (point: MailPoint) => Promise<unknown> = async () => false,
): Promise<Mailbox> {
  const mails = new Map<string, Map<string, number>>()
  const confirm = async (point: MailPoint, done: (error?: Error) => void) =>
    done((await fails(point)) ? new Error('Try again later') : undefined)
  const { url, stop } = await startSmtpServer({
    onRcptTo: (_address, _session, done) => void confirm('mail is offered', done),
    onData(stream, session, done) {
      const read = text(stream).then((mail) => {
        const id = /^message-id: *(<.*>)/im.exec(mail)?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo) {
          const taken = mails.get(address) ?? new Map<string, number>()
          mails.set(address, taken.set(id, (taken.get(id) ?? 0) + 1))
        }
      })
      read.then(() => confirm('mail is accepted but unconfirmed', done), done)
    },
  })
  stopAtEnd(stop)
  return { url, mails }
}
