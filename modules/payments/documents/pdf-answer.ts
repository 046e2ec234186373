import type { MailDocument } from '../../shared/mail.ts'

/** The arguments of Hono's `c.body` for a document that a browser shows. */
export const pdfAnswer = ({ filename, contentType, content }: MailDocument) =>
  [
    new Uint8Array(content),
    200,
    {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${filename}"`,
    },
  ] as const
