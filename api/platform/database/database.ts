import postgres from 'postgres'
import { databaseHosts } from '../settings/database-hosts.ts'
import { type BoundedPool, boundedPool, type Client } from './bounded-pool.ts'

/** Timeout for connecting, in seconds. */
const connectTimeout = 5

/** PostgreSQL's time limits for a session, in ms. */
export const sessionLimits = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * Bounds of a request in ms: all its waits for connections together, and the wait for an answer, after the server's own
 * time limit.
 */
export const requestLimits = {
  longestWait: 1000,
  longestAnswer: sessionLimits.statement_timeout + 1000,
}

type Options = {
  /** The name in PostgreSQL's list of connections; default: russpatcher. */
  name?: string
  /** Connections; default 10. */
  max?: number
  /** Whether a crash may lose the last commits, which then do not wait for the disk. Not past a pooler. Default: false. */
  mayForget?: boolean
  /**
   * Whether the URL leads to a pooler in transaction mode, where the transactions of a connection may run in different
   * sessions. So statements are not prepared, and the role has the time limits: see pooler/limit-role.ts. Default: false.
   */
  isPooled?: boolean
  /**
   * Ms after which a query that waits for a connection fails with CONNECTION_WAIT; default: none. The wait includes
   * connecting. What its request has waited before counts, in any pool.
   */
  longestWait?: number
  /** Ms without a byte of an answer after which a connection is closed and its queries fail with CONNECTION_CLOSED; default: none. */
  longestAnswer?: number
}

/** A connection pool with time limits for connecting, statements, locks and idle transactions. */
export function openDatabase(url: string, options: Options = {}): BoundedPool {
  const client = postgres(url, {
    // The client itself does not read IPv6 addresses. Its types know one host only.
    ...(databaseHosts(url) as object),
    max: options.max ?? 10,
    // An option of scripts/patches.
    ...({ answer_timeout: options.longestAnswer } as object),
    connect_timeout: connectTimeout,
    // Reconnects every 0.5 s; the client's default backoff is long.
    backoff: () => 0.5,
    onnotice: () => undefined,
    ...(options.isPooled && { prepare: false }),
    connection: {
      application_name: options.name ?? 'russpatcher',
      ...(!options.isPooled && sessionLimits),
      ...(!options.isPooled && options.mayForget && { synchronous_commit: 'off' as const }),
    },
  })
  return boundedPool(client as Client, options.longestWait)
}

/**
 * Codes of errors while the database is away, as Node, the client and PostgreSQL spell them. Of PostgreSQL: a lost
 * connection (but see `isRefusedByPooler` for 08P01), shutdown, crash and startup (57P), and a lack of connections, memory or disk
 * (53).
 */
const away = [
  /^E(AI_|CONN(ABORTED|REFUSED|RESET)|HOST|NET|NOTFOUND|PIPE|TIMEDOUT|ADDRNOTAVAIL)/,
  /^CONNECT(ION)?_/,
  /^(08(?!P01)...|57P..|53...)$/,
]

/** PostgreSQL's code on a standby: the client is connected to a server that is not the primary, or no longer. */
const readOnly = '25006'

/** Whether a server refuses to write. Other connections may lead there as well. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === readOnly

/** PostgreSQL's codes for lock timeout, statement timeout and deadlock. */
const statementEnded = new Set(['55P03', '57014', '40P01'])

/** Whether the error means that the database is unreachable or overloaded, rather than a faulty query. */
export function isDatabaseDown(error: unknown): boolean {
  const code = codeOf(error)
  return (
    code !== undefined &&
    (code === readOnly ||
      away.some((form) => form.test(code)) ||
      statementEnded.has(code) ||
      isRefusedByPooler(error))
  )
}

/** PgBouncer's code for whatever ends a connection, such as too many. PostgreSQL has it for faulty queries. */
const isRefusedByPooler = (error: unknown): boolean =>
  codeOf(error) === '08P01' && (error as postgres.PostgresError).severity_local === 'FATAL'

/**
 * The statement that PostgreSQL ended by a time limit or for a deadlock, for the log: without its parameters, which may be
 * personal data. Undefined for other errors.
 */
export function endedStatement(error: unknown) {
  const code = codeOf(error)
  if (!(error instanceof Error && code && statementEnded.has(code))) return undefined
  return { code, statement: 'query' in error ? error.query : undefined, stack: error.stack }
}

/** The code of an error of PostgreSQL, its client, or the network. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
