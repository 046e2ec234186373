import type { DesignForm } from '../../modules/shared/contract/api.d.ts'
import { nameWithForm } from '../../modules/shared/pictures/design-form.ts'
import type { Words } from '../blocks.ts'
import { harmless } from '../markup.ts'
import { colours } from '../styles.ts'

/** An order line in a mail: a picture, at least 160 px wide, and the name. */
export type MailLine = {
  name: string
  /** An absolute URL, or `cid:` and the id of an attached picture. */
  imageUrl: string
  /** Made from the customer's own picture; `pictureNumber` distinguishes several. */
  isCustom: boolean
  pictureNumber?: number | undefined
  /** Of a patch that is sewn from a recorded design. */
  form?: DesignForm
  /** The customer's picture, of which staff make a design. */
  isUndesigned?: boolean
}

/** The name with the design's form and the number of the customer's picture, because mail programs may hide pictures. */
export const lineName = ({ name, form, pictureNumber }: MailLine): string =>
  nameWithForm(name, form) + (pictureNumber === undefined ? '' : `, bilde ${pictureNumber}`)

type Row = {
  /** Below the name. */
  note?: string
  /** At the end. */
  amount: string
  /** The picture's width in px. */
  pictureWidth?: number
  /** The whole line in plain text. */
  text: string
}

/** A row of the table `lines`. Compact, because mail programs cut mails over 100 kB. */
export function lineRow(line: MailLine, { note, amount, pictureWidth = 52, text }: Row): Words {
  const cell = `style="padding:10px 0;border-bottom:1px solid ${colours.line}"`
  const below = note ? `<br><small style="color:${colours.quiet}">${note}</small>` : ''
  const alt = line.imageUrl.startsWith('cid:') ? 'Bildet ditt' : ''
  const size = `width="${pictureWidth}" height="${pictureWidth}"`
  const picture = `<img src="${harmless(line.imageUrl)}" ${size} alt="${alt}">`
  const html = [
    `<tr><td width="${pictureWidth + 12}" ${cell}>${picture}</td>`,
    `<td ${cell}>${harmless(lineName(line))}${below}</td>`,
    `<td ${cell} align="right" nowrap>${amount}</td></tr>`,
  ].join('')
  return { html, text }
}
