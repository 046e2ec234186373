import type { Node } from 'libpg-query'
import { isConcurrent } from './files.ts'
import { lastingLock } from './lasting-locks.ts'
import { createdBy, partsOf, type Statement, statementsOf } from './parsed-migration.ts'

/** The problems of a migration, one line for a statement; `earlier` are all migrations before it. */
export function problemsOf(sql: string, earlier: readonly string[] = []): string[] {
  const statements = statementsOf(sql)
  const checked = {
    statements,
    created: createdBy(statements),
    earlier: () => earlier.flatMap(statementsOf),
  }
  return [
    ...statements.flatMap((statement) => reported(statement, lastingLock(statement, checked))),
    ...(isConcurrent(sql) ? unrepeatable(statements) : []),
  ]
}

const reported = ({ text }: Statement, problem: string | undefined): string[] =>
  problem ? [`${text}: ${problem}`] : []

/** Statements of a migration without a transaction that cannot be repeated after a failure. */
const unrepeatable = (statements: readonly Statement[]): string[] =>
  statements.flatMap((statement, at) => {
    const { node } = statement
    if (isOfIndexes(node)) {
      const name = 'IndexStmt' in node && node.IndexStmt.concurrent && node.IndexStmt.idxname
      const isDropped = statements.slice(0, at).some((one) => name && drops(one.node, name))
      return name && !isDropped
        ? reported(statement, 'a failed attempt leaves it invalid: drop it concurrently before')
        : []
    }
    return reported(statement, 'runs without a transaction: use a file of its own')
  })

const isOfIndexes = (node: Node): boolean =>
  'IndexStmt' in node ||
  ('DropStmt' in node && node.DropStmt.removeType === 'OBJECT_INDEX') ||
  ('RenameStmt' in node && node.RenameStmt.renameType === 'OBJECT_INDEX')

const drops = (node: Node, index: string): boolean =>
  'DropStmt' in node &&
  node.DropStmt.concurrent === true &&
  node.DropStmt.missing_ok === true &&
  partsOf(node.DropStmt.objects).at(-1) === index
