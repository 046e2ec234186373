import type { Intent } from './objects.ts'

/** The body of an error in Stripe's format. */
export type FaultBody = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: object
}

/**
 * An error answer. Thrown, it rolls the call back; returned by a use case, it is the outcome and the changes are
 * committed.
 */
export class Fault extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409 | 413
  readonly body: FaultBody

  constructor(status: Fault['status'], body: FaultBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** 400: the request is invalid. */
export const invalid = (message: string, details: Partial<FaultBody> = {}): Fault =>
  new Fault(400, { type: 'invalid_request_error', message, ...details })

/** 400: a required parameter is missing. */
export const missingParam = (param: string): Fault =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })

/** 401: a missing or unknown key. */
export const wrongKey = (): Fault =>
  new Fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })

/** 402: the card was refused. */
export const refusal = (body: Omit<FaultBody, 'type'>): Fault =>
  new Fault(402, { type: 'card_error', ...body })

/** 404: there is no object with this id. */
export const missing = (what: string, id: string, param = 'id'): Fault =>
  new Fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

/** 400: the intent's status does not allow the operation. */
export const unexpectedState = (intent: Intent, what: string): Fault =>
  invalid(`${what} because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
