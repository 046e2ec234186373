import { cut } from '../../modules/shared/cut.ts'

/** Characters that the server searches for at most in the lists of staff (contract). */
export const longestSearch = 200

/**
 * What is typed into a search, as the server takes it: what is copied from a spreadsheet may have tabs and
 * line breaks.
 */
export const searched = (text: string): string =>
  cut(text.replace(/\p{Cc}+/gu, ' ').trim(), longestSearch)
