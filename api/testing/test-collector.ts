import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }
type Attribute = { key: string; value: Value }

/** A span in OTLP's JSON. */
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code: number; message?: string }
}
type Batch = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[]
}

/** A received span, with its attributes and those of its process by name. */
export type TestSpan = Omit<Sent, 'attributes'> & {
  attributes: Record<string, Value[keyof Value]>
  resource: Record<string, Value[keyof Value]>
}

export type TestCollector = Awaited<ReturnType<typeof startTestCollector>>

/** A collector of traces: takes OTLP over HTTP as JSON, or never answers. */
export async function startTestCollector(conduct: 'take' | 'say nothing' = 'take') {
  const spans: TestSpan[] = []
  const calls: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    calls.push({ method, url, headers })
    const batch = (await json(request)) as Batch
    if (conduct === 'say nothing') return
    spans.push(...spansOf(batch))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: spans as readonly TestSpan[],
    calls: calls as readonly (typeof calls)[number][],
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const spansOf = ({ resourceSpans }: Batch): TestSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: byName(span.attributes),
        resource: byName(resource.attributes),
      })),
    ),
  )

const byName = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
