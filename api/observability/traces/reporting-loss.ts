import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { reasonOf } from '../../log.ts'

/** Logs one line when the collector begins to fail, and one when it takes spans again. Those of failed batches are lost. */
export function reportingLoss(
  exporter: SpanExporter,
  log: Pick<Logger, 'info' | 'warn'>,
): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result
        const fails = result.code !== ExportResultCode.SUCCESS
        if (fails && !isFailing)
          log.warn({ reason: reasonOf(error) }, 'The collector takes no traces: they are lost')
        if (!fails && isFailing) log.info('The collector takes traces again')
        isFailing = fails
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
