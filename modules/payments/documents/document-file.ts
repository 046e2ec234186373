import { documentTitle } from '../../../emails/render.ts'
import type { MailDocument } from '../../shared/mail.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { type PrintedDocument, printedDocument } from './printed-queries.ts'

/** A document as a file to attach or to fetch: 'kvittering-57.pdf'. */
export async function documentFile(document: PrintedDocument): Promise<MailDocument> {
  const name = documentTitle(document).toLowerCase().replace(' nr. ', '-')
  return {
    filename: `${name}.pdf`,
    contentType: 'application/pdf',
    content: await renderPdf(document),
  }
}

/** An order's receipt, or the credit note of a refund by its number. Problem document_not_found. */
export async function issuedDocument(
  sql: Sql,
  orderId: number,
  refund?: number,
): Promise<PrintedDocument> {
  const document = await printedDocument(sql, orderId, refund)
  if (!document) throw new Problem('document_not_found', { field: 'id' })
  return document
}

/** The PDF of an order's receipt, or of the credit note of a refund by its number. Problem document_not_found. */
export const fetchedDocument = async (
  sql: Sql,
  orderId: number,
  refund?: number,
): Promise<MailDocument> => documentFile(await issuedDocument(sql, orderId, refund))
