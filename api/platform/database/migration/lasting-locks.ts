import type { AlterTableCmd, Constraint, ConstrType, Node } from 'libpg-query'
import {
  actionsOf,
  constraintsOf,
  functionsIn,
  nameOf,
  nodesIn,
  partsOf,
  type Statement,
} from './parsed-migration.ts'

/** A migration that is checked. */
export type Checked = {
  statements: readonly Statement[]
  /** The tables that it creates, with which it may do what it likes. */
  created: ReadonlySet<string>
  /** The statements of all migrations before it. */
  earlier(): readonly Statement[]
}

/**
 * The way in which a statement reads or rewrites a whole table under a lock, which stops customers; undefined if it
 * does not.
 */
export function lastingLock({ node }: Statement, checked: Checked): string | undefined {
  if ('IndexStmt' in node && !node.IndexStmt.concurrent)
    return checked.created.has(nameOf(node.IndexStmt.relation))
      ? undefined
      : 'blocks writes while it builds an index: use create index concurrently'
  if ('LockStmt' in node || 'VacuumStmt' in node || 'ClusterStmt' in node || isReindex(node))
    return 'locks a table'
  if (!('AlterTableStmt' in node)) return undefined
  const table = nameOf(node.AlterTableStmt.relation)
  if (checked.created.has(table)) return undefined
  const locks = actionsOf({ node }).map((action) => lockOfAction(action, table, checked))
  return locks.find((lock) => lock !== undefined) ?? lockBesideOthers(table, checked)
}

const isReindex = (node: Node): boolean =>
  'ReindexStmt' in node &&
  !nodesIn(node, 'DefElem').some(({ defname }) => defname === 'concurrently')

function lockOfAction(
  { subtype, name = '', def }: AlterTableCmd,
  table: string,
  { statements, earlier }: Checked,
): string | undefined {
  if (subtype === 'AT_AddColumn') return lockOfColumn(def)
  if (subtype === 'AT_AlterColumnType')
    return 'rewrites the table for another type: add a new column'
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return lockOfConstraint(def.Constraint)
  if (subtype === 'AT_SetNotNull' && !isKnownFull(name, table, earlier()))
    return 'reads the whole table: validate a check (… is not null) before it'
  return subtype === 'AT_ValidateConstraint' && statements.flatMap(actionsOf).some(isNotValid)
    ? 'reads the whole table under another lock: use a file of its own'
    : undefined
}

const filled: readonly ConstrType[] = ['CONSTR_GENERATED', 'CONSTR_IDENTITY']
const compared: readonly ConstrType[] = [
  'CONSTR_FOREIGN',
  'CONSTR_CHECK',
  'CONSTR_UNIQUE',
  'CONSTR_PRIMARY',
]

function lockOfColumn(column: Node | undefined): string | undefined {
  const constraints = constraintsOf(column)
  const has = (kinds: readonly ConstrType[]) =>
    constraints.some(({ contype }) => contype && kinds.includes(contype))
  const [definition] = nodesIn(column, 'ColumnDef')
  const type = partsOf(definition?.typeName?.names).at(-1)
  if (has(filled) || type?.endsWith('serial'))
    return 'rewrites the table for a generated column: fill a plain column in parts'
  if (functionsIn(constraints).some((name) => name !== 'now'))
    return 'rewrites the table for a default that differs by row: add the column without it'
  return has(compared)
    ? 'reads the whole table for a constraint: add the constraint apart, not valid'
    : undefined
}

function lockOfConstraint({ contype, skip_validation, indexname }: Constraint): string | undefined {
  const isCheck = contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN'
  if (isCheck && !skip_validation)
    return 'reads the whole table: add the constraint not valid, and validate it in a later file'
  return isCheck || indexname
    ? undefined
    : 'builds an index under a lock: create it concurrently, then add using index'
}

const isNotValid = ({ def }: AlterTableCmd): boolean =>
  def !== undefined && 'Constraint' in def && def.Constraint.skip_validation === true

/** Whether a check of an earlier migration has found that a column is full. */
const isKnownFull = (column: string, table: string, earlier: readonly Statement[]): boolean =>
  earlier
    .filter(
      ({ node }) => 'AlterTableStmt' in node && nameOf(node.AlterTableStmt.relation) === table,
    )
    .flatMap(actionsOf)
    .flatMap(({ def }) => (def && 'Constraint' in def ? [def.Constraint.raw_expr] : []))
    .some(
      (check) =>
        check &&
        'NullTest' in check &&
        check.NullTest.nulltesttype === 'IS_NOT_NULL' &&
        partsOf(check).join() === column,
    )

/** A migration keeps the lock of one table while it waits for that of the next. */
function lockBesideOthers(table: string, { statements, created }: Checked): string | undefined {
  const other = statements
    .flatMap(({ node }) => ('AlterTableStmt' in node ? [nameOf(node.AlterTableStmt.relation)] : []))
    .find((one) => one !== table && !created.has(one))
  return other && `is locked while ${other} waits, or the other way round: use a file for each`
}
