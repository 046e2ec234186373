import pino from 'pino'
import { createEmails } from '../../emails/render.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { Mail } from '../shared/mail.ts'
import { testDatabase } from '../shared/test-database.ts'
import { createNewsletter } from './index.ts'

type Options = { contactInbox?: string }

/** The newsletter on a real database, with mails and queued messages caught in lists. */
export async function testNewsletter({ contactInbox }: Options = {}) {
  const database = await testDatabase()
  const mails: Mail[] = []
  const waiting: { queue: string; data: object }[] = []
  const mailServer = { accept: async (mail: Mail): Promise<void> => void mails.push(mail) }
  const enqueue: Enqueue = async (_tx, queue, data) => {
    waiting.push({ queue, data })
  }
  const dependencies = {
    sql: database.sql,
    enqueue,
    emails: createEmails({
      name: 'Russpatcher',
      url: 'https://shop.test',
      email: 'hei@shop.test',
      phone: '+47 00 00 00 00',
      address: 'Patchegata 17, 0000 Oslo',
      organisationNumber: '000 000 000 MVA',
    }),
    sendMail: (mail: Mail) => mailServer.accept(mail),
    publicUrl: 'https://shop.test',
    contactInbox: contactInbox ?? null,
    log: pino({ level: 'silent' }),
  }
  const { newsletter, jobs } = createNewsletter(dependencies)

  const handle = async ({ queue, data }: { queue: string; data: object }) =>
    jobs.find((job) => job.queue === queue)?.handle(data)

  return {
    ...newsletter,
    dependencies,
    sql: database.sql,
    mails,
    waiting,
    mailServer,
    handle,
    /** Works off what is queued; a message whose handling fails is tried again, `attempts` times in all. */
    async work(attempts = 1): Promise<void> {
      for (let message = waiting.shift(); message; message = waiting.shift())
        for (let attempt = 1; attempt <= attempts; attempt += 1) {
          const worked = await handle(message).then(
            () => true,
            () => false,
          )
          if (worked) break
        }
    },
    addresses: () => mails.map(({ to }) => to),
    close: database.close,
  }
}

export type TestNewsletter = Awaited<ReturnType<typeof testNewsletter>>
