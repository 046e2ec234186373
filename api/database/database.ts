import postgres from 'postgres'
import type { Pool } from '../../modules/shared/transaction.ts'

/** Seconds, and ms where PostgreSQL takes ms: no query and no lock is waited for longer. */
const limits = { connect: 5, statement: 10_000, lock: 5_000, idleInTransaction: 15_000 }

export function openDatabase(url: string, options: { max?: number } = {}): Pool {
  return postgres(url, {
    max: options.max ?? 10,
    connect_timeout: limits.connect,
    // A database that was away is asked again soon, not after the client's long default pauses.
    backoff: () => 0.5,
    onnotice: () => undefined,
    connection: {
      application_name: 'russpatcher',
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    },
  })
}

const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  // PostgreSQL's own: shutting down, crashed, starting up, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // It is busy: a lock or an answer took too long, or two waited for each other.
  '55P03',
  '57014',
  '40P01',
])

/** The database cannot be reached or has no time, as against a query that is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && connectionLost.has(code)
}
