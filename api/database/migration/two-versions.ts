import type { AlterTableCmd, DropStmt, Node, RangeVar } from 'libpg-query'
import type { Checked } from './lasting-locks.ts'
import {
  actionsOf,
  constraintsOf,
  functionsIn,
  nameOf,
  nodesIn,
  partsOf,
  type Statement,
} from './parsed-migration.ts'

const unknown = 'may change, lock or remove what the previous version uses'

/**
 * What a statement may do to the previous version, which runs on the new schema too; undefined if it only adds to what
 * is there. What is not known to be free is refused, such as whatever a `do` block runs.
 */
export function breakOf({ node }: Statement, checked: Checked): string | undefined {
  if ('AlterTableStmt' in node && !checked.created.has(nameOf(node.AlterTableStmt.relation)))
    return actionsOf({ node })
      .map(breakOfAction)
      .find((found) => found !== undefined)
  if ('RenameStmt' in node)
    return freeNames.includes(node.RenameStmt.renameType)
      ? undefined
      : 'takes a name away that the previous version uses: add the new one beside it'
  return onlyAdds(node, checked) ? undefined : unknown
}

const freeNames: readonly unknown[] = ['OBJECT_TABCONSTRAINT', 'OBJECT_INDEX']

function breakOfAction({ subtype, def }: AlterTableCmd): string | undefined {
  switch (subtype) {
    case 'AT_AddColumn': {
      const kinds = constraintsOf(def).map(({ contype }) => contype)
      return kinds.includes('CONSTR_NOTNULL') && !kinds.includes('CONSTR_DEFAULT')
        ? 'adds a column that the previous version leaves empty: give it a default'
        : undefined
    }
    case 'AT_AddConstraint':
      return def && 'Constraint' in def && def.Constraint.indexname
        ? undefined
        : 'may refuse what the previous version writes'
    case 'AT_ColumnDefault':
      return def ? undefined : unknown
    case 'AT_ValidateConstraint':
    case 'AT_SetNotNull':
      return undefined
    default:
      return unknown
  }
}

/** Statements that only add. */
const additions = [
  'AlterTableStmt',
  'CreateStmt',
  'CreateSchemaStmt',
  'CreateExtensionStmt',
  'CreateSeqStmt',
  'CreateEnumStmt',
  'CommentStmt',
]

const writes = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'] as const
const isWrite = (kind: string) => writes.some((write) => write === kind)
const fills = (node: Node) =>
  'CreateTableAsStmt' in node && node.CreateTableAsStmt.objtype === 'OBJECT_TABLE'

function onlyAdds(node: Node, { created, statements }: Checked): boolean {
  const isNew = (table: RangeVar | undefined) => created.has(nameOf(table))
  if ('ViewStmt' in node) return !node.ViewStmt.replace
  if ('CreateFunctionStmt' in node) return !node.CreateFunctionStmt.replace
  if ('CreateTrigStmt' in node) return isNew(node.CreateTrigStmt.relation)
  if ('IndexStmt' in node) return !node.IndexStmt.unique || isNew(node.IndexStmt.relation)
  if ('DropStmt' in node) return isMadeAgain(node.DropStmt, statements)
  const [kind = ''] = Object.keys(node)
  if (!isWrite(kind) && !fills(node)) return additions.includes(kind)
  // Another write may be within it, in a `with` or in a function of the shop's own.
  return (
    writes.flatMap((write) => nodesIn(node, write)).every(({ relation }) => isNew(relation)) &&
    functionsIn(node).every((name) => !name.includes('.'))
  )
}

/** Whether indexes are dropped whose names a statement of the same migration gives to others. */
function isMadeAgain({ removeType, objects }: DropStmt, statements: readonly Statement[]): boolean {
  const names = statements.flatMap(({ node }) => {
    if ('IndexStmt' in node) return [node.IndexStmt.idxname]
    return 'RenameStmt' in node ? [node.RenameStmt.newname] : []
  })
  return (
    removeType === 'OBJECT_INDEX' &&
    (objects ?? []).every((name) => names.includes(partsOf(name).at(-1)))
  )
}
