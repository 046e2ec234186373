import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'
import type { Meter } from '../../platform/log/meter.ts'

/** Upper ends in seconds: a call takes some ms, and one to the payment provider up to a minute. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Methods that have a label of their own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export type Metrics = ReturnType<typeof createMetrics>

/**
 * The metrics of this process, its event loop and memory included. Only a shop with METRICS_PORT loads this file. `role`
 * labels all of them.
 */
export function createMetrics(role: string) {
  const register = new Registry()
  const registers = [register]
  register.setDefaultLabels({ role })
  collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'russpatcher_http_request_duration_seconds',
    help: 'Requests until the answer begins. Direct answers are in russpatcher_http_direct_answers_total.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const mails = new Counter({
    name: 'russpatcher_mails_total',
    help: 'Mails handed to the mail server, by kind and outcome: sent, refused for good, or deferred.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const jobs = new Counter({
    name: 'russpatcher_jobs_total',
    help: 'Attempts at jobs by queue and outcome: done, retried later, or failed for good.',
    labelNames: ['queue', 'outcome'],
    registers,
  })
  const writtenBytes = new Counter({
    name: 'russpatcher_file_bytes_written_total',
    help: 'Bytes of pictures and files for production that were written to the file store.',
    registers,
  })
  const failedWrites = new Counter({
    name: 'russpatcher_file_writes_failed_total',
    help: 'Files that the file store did not take.',
    registers,
  })
  const meter: Meter = {
    answered: ({ method, route, status, ms }) =>
      answers.observe({ method: methods.has(method) ? method : 'other', route, status }, ms / 1000),
    mail: (kind, outcome) => mails.inc({ kind, outcome }),
    job: (queue, outcome) => jobs.inc({ queue, outcome }),
    fileWritten: (bytes) => writtenBytes.inc(bytes),
    fileNotWritten: () => failedWrites.inc(),
  }
  return {
    meter,
    register,
    contentType: register.contentType,
    /** For the parent process. */
    json: () => register.getMetricsAsJSON(),
    /** In Prometheus' form, together with those of other processes. */
    async text(others: readonly MetricsJson[]): Promise<string> {
      if (others.length === 0) return register.metrics()
      return AggregatorRegistry.aggregate([await register.getMetricsAsJSON(), ...others]).metrics()
    },
  }
}

export type MetricsJson = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

type Reading = { labels?: Record<string, string>; value: number }
type Described = { name: string; help: string; labels?: readonly string[] }

/** Metrics that are read when they are asked for. */
export function readMetrics({ register }: Metrics) {
  const registers = [register]
  return {
    /** Adds a metric that only grows, such as a plain number that is cheap to count. */
    counter({ labels: labelNames = [], ...described }: Described, read: () => readonly Reading[]) {
      new Counter({
        ...described,
        labelNames,
        registers,
        collect() {
          this.reset()
          for (const { labels = {}, value } of read()) this.inc(labels, value)
        },
      })
    },
    /**
     * Adds a metric that grows and falls. `isShared`: the processes of a machine have one value, which is not added up.
     */
    gauge(
      { labels: labelNames = [], isShared, ...described }: Described & { isShared?: true },
      read: () => readonly Reading[] | Promise<readonly Reading[]>,
    ) {
      new Gauge({
        ...described,
        labelNames,
        registers,
        ...(isShared && { aggregator: 'min' as const }),
        async collect() {
          const readings = await read()
          this.reset()
          // A gauge without labels would be 0 until it is set.
          if (readings.length === 0 && labelNames.length === 0) this.remove()
          for (const { labels = {}, value } of readings) this.set(labels, value)
        },
      })
    },
  }
}
