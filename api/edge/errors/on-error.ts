import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ErrorCode } from '../../../modules/shared/contract/api.d.ts'
import { Problem } from '../../../modules/shared/problem.ts'
import { errorText, heldText, shortageText } from '../../../site/text/error-texts.ts'
import { codeOf, endedStatement, isDatabaseDown } from '../../platform/database/database.ts'
import type { Reached } from '../metrics/observed.ts'
import { requestIdOf } from '../request-id.ts'
import { createRefusalLog } from './refusal-log.ts'

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  malformed_request: 400,
  invalid_signature: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  not_found: 404,
  product_not_found: 404,
  cart_item_not_found: 404,
  order_not_found: 404,
  note_not_found: 404,
  proof_not_found: 404,
  document_not_found: 404,
  custom_image_not_found: 404,
  discount_code_not_found: 404,
  campaign_not_found: 404,
  unsubscribe_link_unknown: 404,
  confirmation_link_unknown: 404,
  order_link_unknown: 404,
  contact_closed: 404,
  method_not_allowed: 405,
  changed_meanwhile: 409,
  csv_outdated: 409,
  design_not_approved: 409,
  body_too_large: 413,
  image_too_large: 413,
  unsupported_media_type: 415,
  wrong_password: 422,
  sold_out: 422,
  units_held: 422,
  custom_minimum: 422,
  custom_image_unexpected: 422,
  design_invalid: 422,
  design_too_detailed: 422,
  image_unreadable: 422,
  image_too_many_pixels: 422,
  quantity_too_large: 422,
  cart_empty: 422,
  invalid_discount_code: 422,
  discount_code_held: 422,
  discount_minimum_not_met: 422,
  amount_too_small: 422,
  amount_too_large: 422,
  payment_not_completed: 422,
  payment_processing: 422,
  payment_refunded: 422,
  refund_too_large: 422,
  units_refunded: 422,
  unknown_category: 422,
  stock_too_low: 422,
  stock_too_high: 422,
  idempotency_key_reused: 422,
  discount_code_taken: 422,
  discount_code_reserved: 422,
  percentage_out_of_range: 422,
  invalid_date: 422,
  campaign_finished: 422,
  campaign_started: 422,
  photo_missing: 422,
  csv_unreadable: 422,
  csv_columns: 422,
  csv_too_long: 422,
  csv_has_errors: 422,
  note_of_other: 422,
  mail_too_long: 422,
  mail_refused: 422,
  too_many_requests: 429,
  unexpected: 500,
  payment_provider_error: 502,
  mail_not_sent: 502,
  storage_full: 503,
  unavailable: 503,
}

/** Seconds after which a caller should retry when the shop is overloaded or the database is away. */
export const retryLater = 1

export type ErrorAnswer = ReturnType<typeof createErrorAnswer>

/**
 * The contract's answer to anything that was thrown. Unexpected errors, and statements that PostgreSQL ended, are logged
 * with their request id. Of the other answers 503, the log has the number only.
 */
export function createErrorAnswer(log: Logger) {
  const countRefusal = createRefusalLog(log)
  return (c: Context, error: unknown): Response => {
    const problem = asProblem(error)
    logProblem(problem, { requestId: requestIdOf(c), ...askedOf(c) })
    const { retryAfter = problem.code === 'unavailable' ? retryLater : undefined } = problem
    const headers = {
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
      // The rest of the body is not read, so the connection ends.
      ...(problem.code === 'body_too_large' && { Connection: 'close' }),
    }
    const text = textOf(problem)
    const answer = {
      error: text,
      code: problem.code,
      ...(problem.field && { field: problem.field.slice(0, 200) }),
      ...(problem.code === 'unexpected' && { requestId: requestIdOf(c) }),
      ...(problem.code === 'invalid_credentials' && { message: text }),
      ...problem.conflict,
    }
    return c.json(answer, statuses[problem.code], headers)
  }

  function logProblem({ code, cause }: Problem, about: Asked & { requestId: string }): void {
    if (code === 'unexpected') log.error({ err: cause, ...about }, 'Unexpected error')
    if (code === 'payment_provider_error') log.warn({ err: cause, ...about }, 'Payment provider')
    if (code === 'mail_not_sent') log.warn({ err: cause, ...about }, 'Mail server')
    if (code !== 'unavailable') return
    const ended = endedStatement(cause)
    if (ended) log.error({ ...ended, ...about }, 'The database ended a statement')
    else countRefusal(codeOf(cause) ?? code)
  }
}

type Asked = { route: string } | { path: string }

/**
 * The target of a request for the log. A call is named by its route: its path may have a secret of a customer, such as
 * the token of a link.
 */
function askedOf(c: Context): Asked {
  const { operation }: Reached = c.env?.reached ?? {}
  return operation ? { route: operation } : { path: c.req.path }
}

function textOf({ code, field, short }: Problem): string {
  if (short.length === 0) return errorText(code, field)
  return code === 'units_held' ? heldText(short) : shortageText(short)
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseDown(error)) return new Problem('unavailable', { cause: error })
  // Hono throws this for a body that is not valid JSON.
  if (error instanceof HTTPException && error.status === 400)
    return new Problem('malformed_request', { field: 'body' })
  return new Problem('unexpected', { cause: error })
}
