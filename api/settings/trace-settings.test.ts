import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'

test('without an endpoint there are no traces, whatever else is set', () => {
  expect(loadConfig({}).traces).toBeUndefined()
  expect(loadConfig({ OTEL_SERVICE_NAME: 'shop' }).traces).toBeUndefined()
})

test('an endpoint is enough', () => {
  expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).traces).toEqual({
    url: 'http://localhost:4318/v1/traces',
    headers: {},
    serviceName: 'russpatcher',
    sampler: 'parentbased_always_on',
    ratio: 1,
  })
})

test.each([
  ['https://otlp.example/otlp/', undefined, 'https://otlp.example/otlp/v1/traces'],
  [undefined, 'http://tempo:4318/custom', 'http://tempo:4318/custom'],
  ['https://otlp.example', 'http://tempo:4318/v1/traces', 'http://tempo:4318/v1/traces'],
])('spans for the endpoint %s, or %s for traces, are sent to %s', (endpoint, ofTraces, url) => {
  const { traces } = loadConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ofTraces,
  })
  expect(traces?.url).toBe(url)
})

test('a service, its keys and the share of its traces can be set', () => {
  expect(
    loadConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://api.honeycomb.example',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-honeycomb-team=abc, Authorization=Basic%20a2V5PQ==',
      OTEL_SERVICE_NAME: 'shop',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }).traces,
  ).toMatchObject({
    headers: { 'x-honeycomb-team': 'abc', authorization: 'Basic a2V5PQ==' },
    serviceName: 'shop',
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  })
})
