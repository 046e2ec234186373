import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestCollector, type TestSpan } from '../../testing/test-collector.ts'
import { details, fullInbox, servedShop, testSurroundings, visitor } from './test-served-shop.ts'

const message = { navn: 'Ola Hansen', epost: 'ola@example.com', melding: 'Hvor er elgen' }

let surroundings: Awaited<ReturnType<typeof testSurroundings>>

/** With a key, as many collectors ask for one. */
const sendingTo = (collectorUrl: string) =>
  servedShop(surroundings, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=secret%20key',
  })

const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 15_000 })
const isLogged = (lines: Record<string, unknown>[], text: string) =>
  lines.some(({ msg }) => msg === text)

/** What a traced shop sent and logged after an order, a search and a message whose mail is refused. */
async function traceShop() {
  const collector = await startTestCollector()
  const { lines, ask, buy, stop } = await sendingTo(collector.url)
  const order = await buy()
  await ask('/products?search=elgkalv')
  await ask('/api/admin/login', { username: 'admin', password: 'feil-passord' })
  await ask('/healthz')
  await ask('/api/contact', message)
  await until(
    () => surroundings.mails.got.size === 1 && isLogged(lines, 'A job failed and will be retried'),
  )
  await stop()
  await collector.stop()
  return { ...collector, lines, order }
}

let traced: Awaited<ReturnType<typeof traceShop>>
beforeAll(async () => {
  surroundings = await testSurroundings()
  traced = await traceShop()
})
afterAll(() => surroundings.close())

const spanOf = (name: string): TestSpan => {
  const span = traced.spans.find((one) => one.name === name)
  if (!span) throw new Error(`There is no span ${name}`)
  return span
}
const childrenOf = ({ spanId }: TestSpan) =>
  traced.spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name)

const failed = 2

test('the trace of a paid order has its request, SQL, Stripe, the job of its receipt and the mail', () => {
  const confirmation = spanOf('POST sendOrderConfirmation')
  const job = spanOf('process checkout.receipt')
  expect(confirmation.parentSpanId ?? '').toBe('')
  expect(childrenOf(confirmation)).toEqual(
    expect.arrayContaining(['begin', 'commit', 'GET /v1/payment_intents/{id}', job.name]),
  )
  expect(childrenOf(job)).toEqual(
    expect.arrayContaining(['select checkout.link_secret', 'mail receipt']),
  )
  const ofTrace = traced.spans.filter(({ traceId }) => traceId === confirmation.traceId)
  expect(new Set(ofTrace.map(({ status }) => status.code))).toEqual(new Set([0]))
  const requestId = traced.order.requestId
  expect(confirmation.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': 'sendOrderConfirmation',
    'http.response.status_code': 200,
    'russpatcher.request_id': requestId,
  })
  expect(job.attributes).toMatchObject({ 'russpatcher.request_id': requestId })
  expect(spanOf('update checkout.order_mails').attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringMatching(/^update checkout.order_mails set sent_at = \$1, /),
  })
  expect(job.resource).toMatchObject({ 'service.name': 'russpatcher', 'russpatcher.role': 'all' })
})

test('no span has anything that a visitor sent', () => {
  const sent = JSON.stringify(traced.spans)
  const { shippingAddress, ...customer } = details
  const { intentId, clientSecret, orderNumber } = traced.order
  const told = [visitor, customer, shippingAddress, message].flatMap((one) => Object.values(one))
  const secrets = [intentId, clientSecret, orderNumber, fullInbox, 'elgkalv', 'feil-passord']
  const found = [...told, ...secrets].filter((text) => new RegExp(`\\b${text}\\b`).test(sent))
  expect(found).toEqual([])
})

test('a failed job and its mail have the code of the error, and not its message', () => {
  const job = spanOf('process newsletter.contact')
  expect(childrenOf(job)).toContain('mail contact')
  for (const { status, attributes } of [job, spanOf('mail contact')]) {
    expect(status).toEqual({ code: failed })
    expect(attributes).toMatchObject({ 'error.type': 'EENVELOPE' })
  }
})

test('a refused call says why, and is no failure of the shop', () => {
  const { status, attributes } = spanOf('POST adminLogin')
  expect(status.code).toBe(0)
  expect(attributes).toMatchObject({
    'http.response.status_code': 401,
    'error.type': 'invalid_credentials',
  })
})

test('pages are traced by their path, and the probes of balancers are not', () => {
  expect(spanOf('GET /products').attributes).toMatchObject({ 'http.route': '/products' })
  expect(traced.spans.filter(({ name }) => name.includes('healthz'))).toEqual([])
})

test('what a process does on its own account, such as looking for jobs, is not traced', () => {
  const roots = traced.spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(roots.filter(({ name }) => !/^(GET|POST|process) /.test(name))).toEqual([])
})

test('each line of a request and of its jobs has the id of the trace', () => {
  const { traceId } = spanOf('POST sendOrderConfirmation')
  const ofOrder = traced.lines.filter((line) => line.requestId === traced.order.requestId)
  expect(ofOrder.map(({ msg }) => msg)).toEqual(['Order paid', 'Answered', 'A job was done'])
  expect(ofOrder.map((line) => line.traceId)).toEqual(Array(3).fill(traceId))
})

test('spans are sent to /v1/traces with the headers of the settings', () => {
  expect(traced.calls[0]).toMatchObject({
    method: 'POST',
    url: '/v1/traces',
    headers: { 'x-api-key': 'secret key', 'content-type': 'application/json' },
  })
})

test('without an endpoint, no line has the id of a trace', async () => {
  const { lines, ask, stop } = await servedShop(surroundings)
  await ask('/products')
  await stop()
  expect(lines.find(({ msg }) => msg === 'Answered')).not.toHaveProperty('traceId')
})

test('a collector that never answers keeps the shop neither from selling nor from stopping', async () => {
  const collector = await startTestCollector('say nothing')
  const { lines, buy, stop } = await sendingTo(collector.url)
  await buy()
  await stop()
  await collector.stop()
  expect(collector.calls.length).toBeGreaterThan(0)
  expect(lines.filter(({ msg }) => String(msg).includes('collector'))).toHaveLength(1)
})
