import { expect, test } from 'vitest'
import { traceSettingsIn } from './trace-settings.ts'

test('settings of OpenTelemetry that are still set are named, and empty ones are not', () => {
  const env = { OTEL_SERVICE_NAME: '', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x:4318', PORT: '80' }
  expect(traceSettingsIn(env)).toEqual(['OTEL_EXPORTER_OTLP_ENDPOINT'])
})
