import { CsvError, parse } from 'csv-parse/sync'
import { textOfField } from '../../shared/lists/csv.ts'
import { Problem } from '../../shared/problem.ts'
import { columnTitled, type Field } from './columns.ts'

/** Limits on a file: patches, and bytes. */
export const mostLines = 5000
const mostBytes = 2 * 1024 * 1024

/** A line of a file, with its number: its cells by field; undefined when it has another number of cells than columns. */
export type FileLine = { line: number; cells: ReadonlyMap<Field, string> | undefined }

/**
 * The lines of a CSV file of products, without blank ones. Problems: csv_too_long, csv_unreadable, and csv_columns for
 * columns that are unknown, twice there, or without an id.
 */
export function readFile(bytes: Uint8Array): FileLine[] {
  if (bytes.length > mostBytes) throw new Problem('csv_too_long', { field: 'file' })
  const [head, ...lines] = recordsIn(textOf(bytes))
  const fields = (head?.cells ?? []).map((title) => {
    const column = columnTitled(title)
    if (!column) throw new Problem('csv_columns', { field: title || 'file' })
    return column
  })
  const titles = new Set(fields.map(({ title }) => title))
  if (titles.size < fields.length || !titles.has('Id'))
    throw new Problem('csv_columns', { field: 'file' })
  if (lines.length > mostLines) throw new Problem('csv_too_long', { field: 'file' })
  return lines.map(({ line, cells }) => ({
    line,
    cells:
      cells.length === fields.length
        ? new Map(fields.map(({ field }, at) => [field, textOfField(cells[at] ?? '')]))
        : undefined,
  }))
}

/** Excel saves CSV as Windows-1252, unless it is asked for UTF-8. */
function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new Problem('csv_unreadable', { field: 'file' })
  return text
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Stops reading soon after the longest file: one of 100 000 lines is refused as soon as one of 5002. */
function recordsIn(text: string): { line: number; cells: string[] }[] {
  const firstLine = /^.*/.exec(text)?.[0] ?? ''
  try {
    const records = parse(text, {
      delimiter: firstLine.includes(';') ? ';' : ',',
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostLines + 2,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ cells: record, line: lineOf(record, info.lines) }))
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new Problem('csv_unreadable', { field: 'file', cause })
  }
}

/** The line on which a record begins; the parser tells where it ends. */
const lineOf = (cells: readonly string[], end: number): number =>
  end - cells.join('').split('\n').length + 1
