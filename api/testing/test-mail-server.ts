import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

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
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
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
      let head = ''
      stream.on('data', (part: Buffer) => {
        if (head.length < 4000) head += part.toString('latin1')
      })
      stream.on('error', done)
      stream.on('end', () => {
        const conduct = conductTo(address)
        if (conduct === 'hang up after the content') return hangUp(id)
        const key = `${address} ${/^message-id:\s*(<.*>)/im.exec(head)?.[1]}`
        got.set(key, (got.get(key) ?? 0) + 1)
        if (conduct === 'take and hang up') return hangUp(id)
        if (conduct !== 'say nothing') done()
      })
    },
  })
  const hangUp = (id: string) => {
    for (const connection of server.connections)
      if (connection.session.id === id) connection._socket.destroy()
  }
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    got: got as ReadonlyMap<string, number>,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
