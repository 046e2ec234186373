import { pictureAt } from '../../catalogue/rules.ts'
import type { RevisionLine } from '../orders/revision-queries.ts'

/** Lines as mails show them: pictures with absolute addresses in a form that every mail program draws. */
export const mailLines = (lines: readonly RevisionLine[], publicUrl: string) =>
  lines.map(({ name, image, unitPrice, quantity }) => ({
    name,
    imageUrl: new URL(pictureAt(image, 160, 'png'), publicUrl).href,
    unitPrice,
    quantity,
    lineTotal: unitPrice * quantity,
  }))
