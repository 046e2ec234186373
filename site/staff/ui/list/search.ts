import { cut } from '../../../../modules/shared/cut.ts'
import { listOrdersSearchMaxLength } from '../../../client/generated/admin/orders.ts'

/** The longest search of the staff lists, in characters (contract). */
export const longestSearch = listOrdersSearchMaxLength

/** Normalises a search for the server: text pasted from a spreadsheet may contain tabs and line breaks. */
export const searched = (text: string): string =>
  cut(text.replace(/\p{Cc}+/gu, ' ').trim(), longestSearch)
