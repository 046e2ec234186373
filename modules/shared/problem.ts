import type { ErrorCode } from './contract/api.d.ts'

/** The conflict of an edit that is based on a stale version; the contract's answer carries all of it. */
export type Conflict = {
  /** The current version. */
  current: object
  /** The administrator of the last change; null when unknown. */
  changedBy: string | null
  changedAt: string | null
}

/** Thrown by a use case that refuses; api/edge/errors/on-error.ts turns it into the contract's answer. */
export class Problem extends Error {
  readonly code: ErrorCode
  /** The invalid field of the request. */
  readonly field: string | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The products that are short in stock, with the units left of each. */
  readonly short: readonly { name: string; left: number }[]
  /** Only with changed_meanwhile. */
  readonly conflict: Conflict | undefined

  constructor(
    code: ErrorCode,
    details: {
      field?: string
      retryAfter?: number
      short?: readonly { name: string; left: number }[]
      conflict?: Conflict
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'Problem'
    this.code = code
    this.field = details.field
    this.retryAfter = details.retryAfter
    this.short = details.short ?? []
    this.conflict = details.conflict
  }
}
