import { SpanKind, trace } from '@opentelemetry/api'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { inSpan } from './in-span.ts'
import { oneLine, summaryOf } from './statement-summary.ts'

/** The client's promise of an answer, which sends its statement when it is awaited for the first time. */
type Query = PromiseLike<unknown> & {
  executed: boolean
  strings: readonly string[]
  /** The whole statement with placeholders; undefined until it has a connection. */
  string?: string
  handle(): Promise<void>
}

/**
 * Adds a span for each statement of a traced request or job, on any pool of this process: from the first `await` to the
 * answer, the wait for a connection included. Parameters are left out. Returns a function that ends it.
 */
export function recordStatements(pool: Pool): () => void {
  const prototype: Query = Object.getPrototypeOf(pool``)
  const { handle } = prototype
  prototype.handle = function (this: Query) {
    if (!this.executed && trace.getActiveSpan()?.isRecording()) {
      const answer = handle.call(this)
      record(this).catch(() => undefined)
      return answer
    }
    return handle.call(this)
  }
  return () => {
    prototype.handle = handle
  }
}

const record = (query: Query): Promise<unknown> =>
  inSpan({ name: 'SQL', kind: SpanKind.CLIENT }, async (span) => {
    try {
      return await query
    } finally {
      const text = oneLine(query.string ?? query.strings.join('?'))
      span.updateName(summaryOf(text))
      span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text })
    }
  })
