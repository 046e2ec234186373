import type { ErrorCode } from './contract/api.d.ts'

/** What an edit finds that names an older version than there is; the contract's answer carries all of it. */
export type Conflict = {
  /** The thing as it is now. */
  current: object
  /** The administrator who changed it last; null when that is not known. */
  changedBy: string | null
  changedAt: string | null
}

/** What a use case throws when it refuses: api/edge/on-error.ts makes the contract's answer of it. */
export class Problem extends Error {
  readonly code: ErrorCode
  /** The field of the request that is wrong. */
  readonly field: string | undefined
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | undefined
  /** The products of which there are too few, and how many of each are left. */
  readonly short: readonly { name: string; left: number }[]
  /** With changed_meanwhile. */
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
