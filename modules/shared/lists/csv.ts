/** Spreadsheets need it to detect UTF-8. */
const byteOrderMark = '\uFEFF'

/** Between fields: Norwegian spreadsheets use the comma as the decimal separator. */
const separator = ';'

/** Rows as a CSV file's text, every field quoted and none of them a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((fields) => fields.map(quoted).join(separator))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** The start of a cell that a spreadsheet runs as a formula, even after apostrophes, which make it text. */
const formula = /^'*([\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u

/**
 * People choose the texts, and a spreadsheet runs what starts like a formula; an apostrophe makes text of it. A phone
 * number such as +47 900 00 000 and an amount such as -49,00 do no harm and stay as they are.
 */
const harmless = (text: string): string =>
  formula.test(text) && !/^(\+[\d ]+|-\d+,\d\d)$/.test(text) ? `'${text}` : text

/** The text of a field that `csvOf` wrote. */
export const textOfField = (field: string): string =>
  field.startsWith("'") && formula.test(field) ? field.slice(1) : field
