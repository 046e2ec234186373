import {
  type Attributes,
  type Context,
  context,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { codeOf } from '../../database/database.ts'

/** What made the spans, in OpenTelemetry's terms. */
const scope = 'russpatcher'

type About = {
  name: string
  kind: SpanKind
  attributes?: Attributes
  /** Default: what runs now, so that the span is a child of the current one. */
  parent?: Context
}

/** Runs work in a span, which has an error if the work throws. While traces are off, it only runs the work. */
export const inSpan = <Result>(
  { name, parent = context.active(), ...options }: About,
  work: (span: Span) => Promise<Result>,
): Promise<Result> =>
  trace.getTracer(scope).startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      noteFailure(span, errorType(error))
      throw error
    } finally {
      span.end()
    }
  })

export function noteFailure(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
}

/**
 * The code or class of an error. Its message may have personal data, such as the address of a mail: only the log, which
 * hides addresses, has it, under the id of the trace.
 */
export const errorType = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.name : typeof error)
