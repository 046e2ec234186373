/** A statement without comments and line breaks. */
export const oneLine = (statement: string): string =>
  statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim()

/** Most tables that a summary names. */
const mostTables = 4

/** What a statement writes to. `for update` and `do update` name no table. */
const writes =
  /\b(?<verb>insert|delete|(?<!\b(?:for|do|key) )update)(?: into| from)? (?<written>[\w.]+)/
/** What it reads, if it has a schema: other names may be of its own `with`. */
const reads = /(?<!\b(?:delete|distinct) )\b(?:from|join) (?!excluded\.)(?<read>[a-z]{4,}\.\w+)/
const parts = new RegExp(`${writes.source}|${reads.source}`, 'gi')

/** What a statement does, for a name: `insert checkout.holds select checkout.orders`. */
export function summaryOf(statement: string): string {
  const found = [...statement.replaceAll('"', '').matchAll(parts)].map(({ groups }) =>
    [groups?.verb?.toLowerCase() ?? 'select', groups?.written ?? groups?.read].join(' '),
  )
  const [first = ''] = statement.split(' ')
  return [...new Set(found)].slice(0, mostTables).join(' ') || first.toLowerCase()
}
