import type { Handlers } from '../../shared/contract/routes.ts'
import type { MailDocument } from '../../shared/mail.ts'
import type { Pool } from '../../shared/transaction.ts'
import { fetchedDocument } from './document-file.ts'

/** Staff calls on the papers of the bookkeeping. */
export function documentRoutes({ sql }: { sql: Pool }) {
  return {
    getReceipt: async (c) => c.body(...bodyOf(await fetchedDocument(sql, c.req.valid('param').id))),
    getCreditNote: async (c) => {
      const { id, number } = c.req.valid('param')
      return c.body(...bodyOf(await fetchedDocument(sql, id, number)))
    },
  } satisfies Partial<Handlers>
}

const bodyOf = ({ filename, contentType, content }: MailDocument) =>
  [
    new Uint8Array(content),
    200,
    {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${filename}"`,
    },
  ] as const
