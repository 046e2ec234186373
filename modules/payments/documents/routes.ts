import type { Handlers } from '../../shared/contract/routes.ts'
import type { Pool } from '../../shared/transaction.ts'
import { fetchedDocument } from './document-file.ts'
import { pdfAnswer } from './pdf-answer.ts'

/** Staff calls on the papers of the bookkeeping. */
export function documentRoutes({ sql }: { sql: Pool }) {
  return {
    getReceipt: async (c) =>
      c.body(...pdfAnswer(await fetchedDocument(sql, c.req.valid('param').id))),
    getCreditNote: async (c) => {
      const { id, number } = c.req.valid('param')
      return c.body(...pdfAnswer(await fetchedDocument(sql, id, number)))
    },
  } satisfies Partial<Handlers>
}
