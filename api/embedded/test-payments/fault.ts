/** An error as Stripe answers it. */
export type FaultBody = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: unknown
}

export class Fault extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409
  readonly body: FaultBody

  constructor(status: Fault['status'], body: FaultBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const invalid = (message: string, details: Partial<FaultBody> = {}): Fault =>
  new Fault(400, { type: 'invalid_request_error', message, ...details })

export const missing = (what: string, id: string): Fault =>
  new Fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })
