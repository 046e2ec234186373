import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Logger } from 'pino'
import { within } from '../../../modules/shared/promises/within.ts'
import { listenOn } from '../listening/listen-on.ts'
import type { Metrics, MetricsJson } from './metrics.ts'

/** Ms after which the parent goes without the metrics of a process that starts, or is too busy. */
const patience = 2000

type Question = { metricsQuestion: number }
type Answer = { metricsAnswer: number; json: MetricsJson }

/**
 * Offers the metrics of this process: a web process with a parent to the parent, any other at `/metrics` of its own
 * port, together with those of its web processes. Returns a function that ends it.
 */
export async function offerMetrics(
  metrics: Metrics,
  { metricsPort: port, host }: { metricsPort: number | undefined; host: string },
  log: Logger,
): Promise<() => Promise<void>> {
  if (cluster.isWorker) return offerToParent(metrics)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { connection: 'close' }).end()
      return
    }
    try {
      const text = await metrics.text(await metricsOfChildren())
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      log.error({ err: error }, 'The metrics could not be read')
      response.writeHead(500).end()
    }
  })
  await listenOn(server, { port, host }, 'METRICS_PORT')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

function offerToParent(metrics: Metrics): () => Promise<void> {
  const answer = async (question: unknown) => {
    if (!isQuestion(question)) return
    const json = await metrics.json()
    const answered: Answer = { metricsAnswer: question.metricsQuestion, json }
    if (process.connected) process.send?.(answered)
  }
  process.on('message', answer)
  return async () => void process.off('message', answer)
}

let questions = 0

/** prom-client's own way fails as a whole when one process does not answer, such as one that is starting. */
async function metricsOfChildren(): Promise<MetricsJson[]> {
  const children = Object.values(cluster.workers ?? {}).filter((child) => child?.isConnected())
  const found = await Promise.all(children.map((child) => child && metricsOf(child)))
  return found.filter((json) => json !== undefined)
}

async function metricsOf(child: Worker): Promise<MetricsJson | undefined> {
  const number = ++questions
  const question: Question = { metricsQuestion: number }
  const { promise, resolve } = Promise.withResolvers<MetricsJson | undefined>()
  const hear = (answer: unknown) => {
    if (isAnswer(answer) && answer.metricsAnswer === number) resolve(answer.json)
  }
  child.on('message', hear)
  child.send(question, (error) => error && resolve(undefined))
  try {
    return await within(patience, promise, () => new Error('Late')).catch(() => undefined)
  } finally {
    child.off('message', hear)
  }
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'metricsQuestion' in message

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metricsAnswer' in message
