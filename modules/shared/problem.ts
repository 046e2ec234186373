import type { ErrorCode } from './contract/api.d.ts'

/** What a story throws when it refuses: api/on-error.ts makes the contract's answer of it. */
export class Problem extends Error {
  readonly code: ErrorCode
  /** The field of the request that is wrong. */
  readonly field: string | undefined
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | undefined
  /** The products of which there are too few, and how many of each are left. */
  readonly short: readonly { name: string; left: number }[]

  constructor(
    code: ErrorCode,
    details: {
      field?: string
      retryAfter?: number
      short?: readonly { name: string; left: number }[]
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'Problem'
    this.code = code
    this.field = details.field
    this.retryAfter = details.retryAfter
    this.short = details.short ?? []
  }
}
