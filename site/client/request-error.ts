import type { Error as ErrorAnswer } from '../../modules/shared/contract/api.d.ts'

/** A non-successful answer; the message is the status, a colon and the body's text (specification, section 7). */
export class RequestError extends Error {
  readonly status: number
  readonly body: string
  /** Seconds after which the server accepts the call again; undefined when the answer did not say. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    this.status = status
    this.body = body
    this.retryAfter = Number(retryAfter) || undefined
  }
}

/** The server's message for an error; undefined if it sent none that can be shown. */
export function serverText(error: unknown): string | undefined {
  const answer = answerOf(error)
  const text = answer?.message ?? answer?.error
  return typeof text === 'string' && text ? text : undefined
}

/** The contract's code for the kind of error; undefined if the answer had none. */
export const serverCode = (error: unknown): ErrorAnswer['code'] | undefined => answerOf(error)?.code

/** The field of the request that the server refused; undefined if the answer named none. */
export const serverField = (error: unknown): string | undefined => answerOf(error)?.field

/** Seconds after which the server accepts the call again; undefined when the answer did not say. */
export const serverRetryAfter = (error: unknown): number | undefined => requestOf(error)?.retryAfter

/** Whether the server rejected the call's token (401). */
export const isRejected = (error: unknown): boolean => requestOf(error)?.status === 401

/** The answer to an edit of a stale version: the current state, and its last editor. */
export type ConflictAnswer<Current> = {
  current: Current
  changedBy: string | null
  changedAt: string | null
}

/** The conflict answer to an edit of a stale version; undefined for any other error. */
export const conflictOf = <Current>(error: unknown): ConflictAnswer<Current> | undefined =>
  serverCode(error) === 'changed_meanwhile'
    ? (answerOf(error) as unknown as ConflictAnswer<Current>)
    : undefined

function answerOf(error: unknown): (Partial<ErrorAnswer> & { message?: string }) | undefined {
  try {
    return JSON.parse(requestOf(error)?.body ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The RequestError itself, or the one that caused a named call's failure; undefined for any other error. */
function requestOf(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error
  return error instanceof Error && error.cause instanceof RequestError ? error.cause : undefined
}
