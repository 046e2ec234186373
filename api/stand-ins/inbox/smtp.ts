import { buffer } from 'node:stream/consumers'
import { startSmtpServer } from './smtp-server.ts'
import type { MailStore } from './store.ts'

/** Maximum bytes of one mail. */
const mostBytes = 5_000_000

/** An SMTP server that stores all mails. */
export const startInboxServer = (store: MailStore) =>
  startSmtpServer({
    size: mostBytes,
    onData(stream, _session, done) {
      buffer(stream)
        .then(store.add)
        .then(() => done(), done)
    },
  })
