import { context, createContextKey, propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import { errorType, inSpan, noteFailure } from './in-span.ts'

const isInJob = createContextKey('in a job')

/**
 * What a message carries of the trace of the request that queues it. One that a job queues begins a trace: a campaign's
 * jobs queue each other until thousands of mails are sent.
 */
export function traceOfMessage(): { traceparent?: string } {
  const carrier: { traceparent?: string } = {}
  if (!context.active().getValue(isInJob)) propagation.inject(context.active(), carrier)
  const { traceparent } = carrier
  return traceparent ? { traceparent } : {}
}

type Message = {
  id: string
  queue: string
  attempt: number
  requestId: string | undefined
  data: unknown
}

/** Runs an attempt at a job in a span of the trace that the message carries. `attempt` returns its failure. */
export const inJobSpan = (
  { id, queue, attempt: number, requestId, data }: Message,
  attempt: () => Promise<Error | undefined>,
): Promise<Error | undefined> => {
  const carrier = typeof data === 'object' && data !== null ? data : {}
  const parent = propagation.extract(ROOT_CONTEXT, carrier).setValue(isInJob, true)
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'process',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'russpatcher.attempt': number,
    ...(requestId && { 'russpatcher.request_id': requestId }),
  }
  const about = { name: `process ${queue}`, kind: SpanKind.CONSUMER, attributes, parent }
  return inSpan(about, async (span) => {
    const failure = await attempt()
    if (failure) noteFailure(span, errorType(failure))
    return failure
  })
}
