import { loadModule, type Node, parseSync, type RangeVar } from 'libpg-query'

await loadModule()

export type Statement = {
  node: Node
  /** Its beginning, in one line. */
  text: string
}

/** The statements of a migration, by PostgreSQL's own grammar. Throws for a syntax error. */
export function statementsOf(sql: string): Statement[] {
  // The parser counts bytes.
  const bytes = Buffer.from(sql)
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt, stmt_location: start = 0, stmt_len }) => {
    if (!stmt) return []
    const end = stmt_len === undefined ? bytes.length : start + stmt_len
    const text = bytes.subarray(start, end).toString()
    return [{ node: stmt, text: text.replace(/\s+/g, ' ').slice(0, 80) }]
  })
}

/** A table's name, with its schema. */
export const nameOf = (table: RangeVar | undefined): string =>
  [table?.schemaname, table?.relname].filter(Boolean).join('.')

/** The tables that statements create. */
export const createdBy = (statements: readonly Statement[]): ReadonlySet<string> =>
  new Set(
    statements.flatMap(({ node }) => {
      if ('CreateStmt' in node) return [nameOf(node.CreateStmt.relation)]
      return 'CreateTableAsStmt' in node && node.CreateTableAsStmt.objtype === 'OBJECT_TABLE'
        ? [nameOf(node.CreateTableAsStmt.into?.rel)]
        : []
    }),
  )

/** The actions of a statement that alters a table. */
export const actionsOf = ({ node }: Pick<Statement, 'node'>) =>
  'AlterTableStmt' in node
    ? (node.AlterTableStmt.cmds ?? []).flatMap((one) =>
        'AlterTableCmd' in one ? [one.AlterTableCmd] : [],
      )
    : []

/** The constraints of a column that an action defines. */
export const constraintsOf = (definition: Node | undefined) =>
  definition && 'ColumnDef' in definition
    ? (definition.ColumnDef.constraints ?? []).flatMap((one) =>
        'Constraint' in one ? [one.Constraint] : [],
      )
    : []

type Kind<Union = Node> = Union extends Union ? keyof Union : never
type OfKind<Wanted extends Kind> = Extract<Node, Record<Wanted, unknown>>[Wanted]

/** All nodes of a kind within others, themselves included. */
export function nodesIn<Wanted extends Kind>(within: unknown, kind: Wanted): OfKind<Wanted>[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([key, inner]) => [
    ...(key === kind ? [inner] : []),
    ...nodesIn(inner, kind),
  ])
}

/** The parts of a name. */
export const partsOf = (name: unknown): string[] =>
  nodesIn(name, 'String').map(({ sval = '' }) => sval)

/** The functions that are called within nodes, with their schemas if they are named. */
export const functionsIn = (within: unknown): string[] =>
  nodesIn(within, 'FuncCall').map(({ funcname }) => partsOf(funcname).join('.'))
