import { colours } from './styles.ts'
import { harmless } from './template.ts'

/** An order line in a mail: a picture, shown at 52 px and at least 104 px wide, and the name. */
export type MailLine = {
  name: string
  /** An absolute URL, or `cid:` and the id of an attached picture. */
  imageUrl: string
  /** Made from the customer's own picture; `pictureNumber` distinguishes several. */
  isCustom: boolean
  pictureNumber?: number | undefined
}

/** The name with the number of the customer's picture, because mail programs may hide pictures. */
export const lineName = ({ name, pictureNumber }: MailLine): string =>
  pictureNumber === undefined ? name : `${name}, bilde ${pictureNumber}`

/**
 * A table row for a line; `note` is below the name, `amount` at the end. Compact, because mail programs cut mails over
 * 100 kB.
 */
export function lineRow(line: MailLine, { note, amount }: { note?: string; amount: string }) {
  const cell = `style="padding:10px 0;border-bottom:1px solid ${colours.line}"`
  const below = note ? `<br><small style="color:${colours.quiet}">${note}</small>` : ''
  const alt = line.imageUrl.startsWith('cid:') ? 'Bildet ditt' : ''
  return [
    `<tr><td width="64" ${cell}><img src="${harmless(line.imageUrl)}" width="52" height="52" alt="${alt}"></td>`,
    `<td ${cell}>${harmless(lineName(line))}${below}</td>`,
    `<td ${cell} align="right" nowrap>${amount}</td></tr>`,
  ].join('')
}
