import { Hono } from 'hono'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { createRequestIds, identified } from '../../edge/request-id.ts'
import { createIsProxy } from '../../edge/visitor/is-proxy.ts'
import type { TraceSettings } from '../../settings/trace-settings.ts'
import { startTestCollector, type TestCollector } from '../../testing/test-collector.ts'
import { noMeter } from '../meter.ts'
import { observed } from '../observed.ts'
import { inJobSpan, traceOfMessage } from './job-span.ts'
import { startTracing } from './start-tracing.ts'
import { traced } from './traced.ts'

/** Never connected. */
const pool = openDatabase('postgres://127.0.0.1:9/none')

let collector: TestCollector
beforeEach(async () => {
  collector = await startTestCollector()
})
afterEach(() => collector.stop())

/** Starts tracing with a sampler; the function that it returns ends it and returns what the collector got. */
function startWith(changes: Partial<TraceSettings> = {}) {
  const settings: TraceSettings = {
    url: `${collector.url}/v1/traces`,
    headers: {},
    serviceName: 'shop',
    sampler: 'parentbased_always_on',
    ratio: 1,
    ...changes,
  }
  const end = startTracing(settings, { role: 'web', pool, log: pino({ level: 'silent' }) })
  return async () => {
    await end()
    return collector.spans
  }
}

/** Asks an app behind a proxy at 10.0.0.1. */
async function ask(peer: string, headers: Record<string, string> = {}, status: 200 | 503 = 200) {
  const routeOf = (path: string) => path
  const app = new Hono()
    .use(identified(createRequestIds(0)))
    .use(traced(routeOf, createIsProxy(['10.0.0.1/32'])))
    .use(observed(routeOf, noMeter, () => undefined))
    .get('/products', (c) => c.json(traceOfMessage(), status))
  const bindings = { incoming: { socket: { remoteAddress: peer } } }
  const answer = await app.request('/products', { headers }, bindings)
  return (await answer.json()) as { traceparent?: string }
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const unsampled = traceparent.replace(/01$/, '00')

test('a trace that a trusted proxy has begun is continued', async () => {
  const end = startWith()
  await ask('10.0.0.1', { traceparent })
  expect(await end()).toMatchObject([{ traceId, parentSpanId: 'b7ad6b7169203331' }])
})

test('a trace that a visitor claims to have begun is not continued', async () => {
  const end = startWith()
  await ask('203.0.113.7', { traceparent })
  const [span] = await end()
  expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(span?.traceId).not.toBe(traceId)
})

test('what a trusted proxy leaves out is left out', async () => {
  const end = startWith()
  await ask('10.0.0.1', { traceparent: unsampled })
  expect(await end()).toEqual([])
})

test.each([
  ['always_on', [true, true, true]],
  ['always_off', [false, false, false]],
  ['traceidratio', [false, false, false]],
  ['parentbased_always_on', [true, true, false]],
  ['parentbased_always_off', [false, true, false]],
  ['parentbased_traceidratio', [false, true, false]],
] as const)(
  '%s with ratio 0 decides on new, sampled and unsampled traces',
  async (sampler, kept) => {
    const end = startWith({ sampler, ratio: 0 })
    const given = [{}, { traceparent }, { traceparent: unsampled }]
    const sampled: boolean[] = []
    for (const headers of given) {
      const message = await ask('10.0.0.1', headers)
      sampled.push(message.traceparent?.endsWith('-01') ?? false)
    }
    expect(sampled).toEqual(kept)
    expect(await end()).toHaveLength(kept.filter(Boolean).length)
  },
)

test('an answer from 500 on is a failure', async () => {
  const end = startWith()
  await ask('10.0.0.1', {}, 503)
  expect(await end()).toMatchObject([
    { status: { code: 2 }, attributes: { 'http.response.status_code': 503 } },
  ])
})

test('a job continues the trace of its request, and its own jobs begin one', async () => {
  const end = startWith()
  const data = await ask('10.0.0.1')
  const about = { id: '1', queue: 'test.first', attempt: 1, requestId: undefined }
  let queued: object | undefined
  const attempt = async () => {
    queued = traceOfMessage()
    return undefined
  }
  await inJobSpan({ ...about, data }, attempt)
  await inJobSpan({ ...about, queue: 'test.second', data: queued }, async () => undefined)
  const [request, first, second] = await end()
  expect(first).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(second?.name).toBe('process test.second')
  expect(second?.traceId).not.toBe(request?.traceId)
})
