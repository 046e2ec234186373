import { isConcurrent } from './files.ts'

type Rule = { pattern: RegExp; message: string }

/** The start of an action that adds a column. */
const column = '^add (column )?(?!constraint|check|foreign|unique|primary|exclude)'

/** Alterations of a table that read or rewrite a whole table under a lock, or break the previous version. */
const actions: readonly Rule[] = [
  {
    pattern: new RegExp(
      `${column}.* default .*(random|uuid\\w*|clock_timestamp|timeofday|nextval)\\(`,
    ),
    message: 'rewrites the table for a default that differs by row: add the column without it',
  },
  {
    pattern: new RegExp(`${column}.*\\b(serial|bigserial|smallserial|generated)\\b`),
    message: 'rewrites the table for a generated column: fill a plain column in parts',
  },
  {
    pattern: new RegExp(`${column}(?!.* default ).* not null`),
    message: 'adds a column that the previous version leaves empty: give it a default',
  },
  {
    pattern: new RegExp(`${column}.* (references|check|unique|primary key)\\b`),
    message: 'reads the whole table for a constraint: add the constraint apart, not valid',
  },
  {
    pattern: /^alter (column )?\S+ (set data )?type /,
    message: 'rewrites the table for another type: add a new column',
  },
  {
    pattern: /^add (constraint \S+ )?(check|foreign key)\b(?!.* not valid)/,
    message: 'reads the whole table: add the constraint not valid, and validate it in a later file',
  },
  {
    pattern: /^add (constraint \S+ )?(unique|primary key|exclude)\b(?! using index)/,
    message: 'builds an index under a lock: create it concurrently, then add using index',
  },
  {
    pattern: /^rename (?!constraint )/,
    message: 'takes a name away that the previous version uses: add the new one beside it',
  },
]

/** Other statements that do so. */
const whole: readonly Rule[] = [
  {
    pattern: /^create (unique )?index (?!concurrently)/,
    message: 'blocks writes while it builds an index: use create index concurrently',
  },
  {
    pattern: /^(reindex (?!.*concurrently)|cluster\b|vacuum full|lock )/,
    message: 'locks a table',
  },
  {
    pattern: /^update (?!.* where )/,
    message: 'locks every row until it ends: update them in parts, by a job',
  },
]

/**
 * What would stop customers in a migration, one line each; `earlier` are the statements of all migrations before it.
 * Tables that it creates itself are free. It knows patterns and no grammar: bodies of functions are not looked into.
 */
export function lastingLocks(sql: string, earlier = ''): string[] {
  const statements = statementsOf(sql)
  const created = statements.map((one) => /^create table (?:if not exists )?(\S+)/.exec(one)?.[1])
  const isNew = (one: string) => created.includes(tableOf(one) ?? '')
  const onExisting = statements.filter((one) => !isNew(one))
  const alterations = onExisting.filter((one) => one.startsWith('alter table '))
  const altered = new Set(alterations.map(tableOf))
  return [
    ...onExisting.flatMap((one) => broken(whole, one)),
    ...alterations.flatMap(actionsOf).flatMap((one) => broken(actions, one)),
    ...alterations
      .filter((one) => !isKnownFull(one, statementsOf(earlier)))
      .map((one) => told(one, 'reads the whole table: validate a check (… is not null) before it')),
    ...statements
      .filter((one) => / validate constraint /.test(one) && / not valid\b/.test(statements.join()))
      .map((one) => told(one, 'reads the whole table under another lock: use a file of its own')),
    ...(altered.size > 1
      ? [`${[...altered].join(', ')}: one is locked while the next waits: use a file for each`]
      : []),
    ...(isConcurrent(sql) ? unrepeatable(statements) : []),
  ]
}

const broken = (rules: readonly Rule[], statement: string) =>
  rules
    .filter(({ pattern }) => pattern.test(statement))
    .map(({ message }) => told(statement, message))

const told = (statement: string, message: string) => `${statement.slice(0, 80)}: ${message}`

/** The parts of an alteration, between commas outside parentheses. */
const actionsOf = (statement: string): string[] =>
  statement
    .replace(/^alter table (if exists )?(only )?\S+ /, '')
    .split(/,(?![^(]*\))/)
    .map((action) => action.trim())

/** False for a `set not null` on a column that no check has found full. */
function isKnownFull(statement: string, earlier: readonly string[]): boolean {
  const column = /\balter (?:column )?(\S+) set not null\b/.exec(statement)?.[1]
  if (!column) return true
  const table = tableOf(statement)
  return earlier.some(
    (one) => tableOf(one) === table && one.includes(`check (${column} is not null)`),
  )
}

/** Statements of a migration without a transaction that cannot be repeated after a failure. */
function unrepeatable(statements: readonly string[]): string[] {
  return statements.flatMap((statement, at) => {
    const name = /^create (?:unique )?index concurrently (\S+)/.exec(statement)?.[1]
    const isDropped = (one: string) =>
      new RegExp(`^drop index concurrently if exists (\\w+\\.)?${name}$`).test(one)
    if (name && !statements.slice(0, at).some(isDropped))
      return [told(name, 'a failed attempt leaves it invalid: drop it concurrently before')]
    return /^(create (unique )?index|drop index|alter index) /.test(statement)
      ? []
      : [told(statement, 'runs without a transaction: use a file of its own')]
  })
}

/** The table that a statement is about; of an index, the one that it is on. */
const tableOf = (statement: string): string | undefined =>
  (/^alter table (?:if exists )?(?:only )?(\S+)/.exec(statement) ??
    /^create .*?\bindex\b.*? on (?:only )?([^\s(]+)/.exec(statement) ??
    /^update (?:only )?(\S+)/.exec(statement))?.[1]

/** Statements in lower case, on one line each, without comments, texts and bodies of functions. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/(\$\w*\$).*?\1|'(?:''|[^'])*'|--[^\n]*|\/\*.*?\*\//gs, (part) =>
      part.startsWith('-') || part.startsWith('/') ? ' ' : "''",
    )
    .toLowerCase()
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
