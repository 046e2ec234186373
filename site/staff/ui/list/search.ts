import { cut } from '../../../../modules/shared/cut.ts'
import { maxLength } from '../../../client/admin.ts'

/** Characters that the server searches for at most in the lists of staff. */
export const longestSearch = maxLength.listOrders.search

/**
 * What is typed into a search, as the server takes it: what is copied from a spreadsheet may have tabs and
 * line breaks.
 */
export const searched = (text: string): string =>
  cut(text.replace(/\p{Cc}+/gu, ' ').trim(), longestSearch)
