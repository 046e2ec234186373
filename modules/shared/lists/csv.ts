/** Spreadsheets need it to detect UTF-8. */
const byteOrderMark = '\uFEFF'

/** Between fields: Norwegian spreadsheets use the comma as the decimal separator. */
const separator = ';'

/** A CSV file's text, every field quoted. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((fields) => fields.map(quoted).join(separator))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/**
 * Customers choose their names, and a spreadsheet runs what starts like a formula; an apostrophe makes text of it. A
 * phone number such as +47 900 00 000 and an amount such as -49,00 do no harm and stay as they are.
 */
function harmless(text: string): string {
  const startsFormula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text)
  return startsFormula && !/^(\+[\d ]+|-\d+,\d\d)$/.test(text) ? `'${text}` : text
}
