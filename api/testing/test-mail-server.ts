import { text } from 'node:stream/consumers'
import { startSmtpServer } from '../stand-ins/inbox/smtp-server.ts'

/** The server's behaviour for a mail: accept it, reject it with a code, hang up, or never answer. */
export type Conduct =
  | 'take'
  | 'no such mailbox'
  | 'refuse'
  | 'not now'
  | 'hang up on the address'
  | 'hang up after the content'
  | 'take and hang up'
  | 'say nothing'

const answers: Partial<Record<Conduct, [number, string]>> = {
  'no such mailbox': [550, '5.1.1 No such mailbox'],
  refuse: [550, '5.7.1 Not wanted'],
  'not now': [451, '4.7.1 Later'],
}

export type TestMailServer = Awaited<ReturnType<typeof startTestMailServer>>

/** A real SMTP server that counts mails per recipient and fails as configured. */
export async function startTestMailServer(conductTo: (address: string) => Conduct = () => 'take') {
  /** Number of times each mail was received, by recipient and Message-ID. */
  const got = new Map<string, number>()
  const { server, url, stop } = await startSmtpServer({
    closeTimeout: 1,
    onRcptTo: ({ address }, { id }, done) => {
      const conduct = conductTo(address)
      const [responseCode, message] = answers[conduct] ?? []
      if (conduct === 'hang up on the address') return hangUp(id)
      done(responseCode ? Object.assign(new Error(message), { responseCode }) : undefined)
    },
    onData: (stream, { id, envelope }, done) => {
      const [reader] = envelope.rcptTo
      const address = reader?.address ?? ''
      text(stream).then((mail) => {
        const conduct = conductTo(address)
        if (conduct === 'hang up after the content') return hangUp(id)
        const key = `${address} ${/^message-id:\s*(<.*>)/im.exec(mail)?.[1]}`
        got.set(key, (got.get(key) ?? 0) + 1)
        if (conduct === 'take and hang up') return hangUp(id)
        if (conduct !== 'say nothing') done()
      }, done)
    },
  })
  return { url, got: got as ReadonlyMap<string, number>, stop }

  function hangUp(id: string): void {
    for (const connection of server.connections)
      if (connection.session.id === id) connection._socket.destroy()
  }
}
