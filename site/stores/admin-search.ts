/** Characters that the server searches for at most in the lists of staff (contract). */
export const longestSearch = 200

/**
 * What is typed into a search, as the server takes it: what is copied from a spreadsheet may have tabs and
 * line breaks, and where it is cut there may be half an emoji.
 */
export const searched = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .replace(/\p{Cs}/gu, '')
