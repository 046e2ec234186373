import pino, { type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { currentRequestId } from '../../../modules/shared/promises/request-wait.ts'

/** Limited to the lengths of RFC 5321, so that long lines are searched quickly. */
const mailAddress =
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu

/**
 * Mail servers repeat the recipient in refusals, and errors carry it too; logs must not contain customers' addresses.
 */
const withoutAddresses = { streamWrite: (line: string) => line.replace(mailAddress, '<e-mail>') }

/**
 * Readable lines, made in this process: as a `transport`, pino-pretty would run in a thread of its own, which takes
 * 20 MB.
 */
const readable = () =>
  pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname', destination: 1, sync: true })

/** Fields of an error that the log has. */
const ofErrors = [
  'type',
  'message',
  'stack',
  'code',
  'constraint_name',
  'table_name',
  'column_name',
  'statusCode',
  'responseCode',
  'requestId',
] as const

/**
 * An error as it is logged. The rest of it may be what a customer wrote or what only a customer may know: PostgreSQL's
 * detail is the row that violates a constraint, its client's query has parameters, and Stripe's error has the intent
 * with its secret.
 */
function loggedError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error
  const serialized = error instanceof Error ? pino.stdSerializers.err(error) : error
  const parts: Partial<Record<string, unknown>> = { ...serialized }
  return Object.fromEntries(ofErrors.map((name) => [name, parts[name]]))
}

/** Each line of a request, and of the jobs that it caused, has its id. */
const mixin = () => {
  const requestId = currentRequestId()
  return requestId ? { requestId } : {}
}

/** Logs one JSON line per event in production, readable lines elsewhere, both without customers' data. */
export const createLog = (
  { logLevel: level, production }: { logLevel: string; production: boolean },
  destination: DestinationStream = production ? pino.destination(1) : readable(),
): Logger =>
  pino({ level, mixin, hooks: withoutAddresses, serializers: { err: loggedError } }, destination)

/**
 * The reason as text. The database client reports a closed connection as an object without a message, and Node a host
 * whose addresses all fail as an error with a code alone.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
