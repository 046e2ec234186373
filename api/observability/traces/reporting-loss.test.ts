import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { expect, test, vi } from 'vitest'
import { reportingLoss } from './reporting-loss.ts'

test('a collector that is away is logged once, and once when it is back', () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  let result: ExportResult
  const collector: SpanExporter = {
    export: (_spans, done) => done(result),
    shutdown: async () => undefined,
  }
  const exporter = reportingLoss(collector, log)
  const send = (error?: Error) => {
    result = error ? { code: ExportResultCode.FAILED, error } : { code: ExportResultCode.SUCCESS }
    exporter.export([], () => undefined)
  }
  send()
  expect(log.info).not.toHaveBeenCalled()
  for (let batch = 0; batch < 3; batch++) send(new Error('connect ECONNREFUSED'))
  expect(log.warn.mock.calls).toEqual([
    [{ reason: 'connect ECONNREFUSED' }, 'The collector takes no traces: they are lost'],
  ])
  send()
  send()
  expect(log.info).toHaveBeenCalledOnce()
  send(new Error('Unauthorized'))
  expect(log.warn).toHaveBeenCalledTimes(2)
})
