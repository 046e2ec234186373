import { colours } from './styles.ts'
import { harmless } from './template.ts'

/** What a mail shows of a line: a picture of 52 px, which is drawn from 104 or more, and what it is. */
export type MailLine = {
  name: string
  /** An absolute address, or `cid:` and the name of a picture that the mail carries. */
  imageUrl: string
  /** Sewn from the customer's own picture, of which `pictureNumber` tells several apart. */
  isCustom: boolean
  pictureNumber?: number | undefined
}

/** The name, and which of the customer's pictures it is made of: pictures may be off. */
export const lineName = ({ name, pictureNumber }: MailLine): string =>
  pictureNumber === undefined ? name : `${name}, bilde ${pictureNumber}`

/** A row of a line; `note` stands below the name, and `amount` at the end. Short, as a mail over 100 kB is cut. */
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
