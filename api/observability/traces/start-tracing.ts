import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Pool } from '../../../modules/shared/transaction.ts'
import type { TraceSettings } from '../../settings/trace-settings.ts'
import { reportingLoss } from './reporting-loss.ts'
import { samplerOf } from './sampler-of.ts'
import { recordStatements } from './statement-spans.ts'

/** Ms for a batch, retries included, and so for the last one when the process stops. */
const patience = 3000
/** Ended spans that wait for the collector; further ones are dropped. */
const mostWaiting = 2048
/** Characters of an attribute, such as a statement. */
const longestValue = 2000

type Process = { role: string; pool: Pool; log: Logger }

/**
 * Sends spans to a collector in batches, from now on, for this whole process. Only a shop with a collector loads this
 * file: OpenTelemetry's API, which the rest uses, does nothing until then. Returns a function that sends what is left
 * and ends it.
 */
export function startTracing(
  settings: TraceSettings,
  { role, pool, log }: Process,
): () => Promise<void> {
  const { url, headers, serviceName } = settings
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: patience })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'process.pid': process.pid,
      'russpatcher.role': role,
    }),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportingLoss(exporter, log),
        maxQueueSize: mostWaiting,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const endStatements = recordStatements(pool)
  return async () => {
    endStatements()
    for (const registered of [trace, propagation, context]) registered.disable()
    await provider.shutdown().catch(() => undefined)
  }
}
