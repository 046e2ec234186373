import cluster from 'node:cluster'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../stand-ins/free-port.ts'
import { startWebProcesses } from '../../start/web-processes.ts'
import { createMetrics } from './metrics.ts'
import { offerMetrics } from './offer-metrics.ts'

const log = pino({ level: 'silent' })

test('the parent adds up the metrics of its web processes, and goes without those of one that hangs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'russpatcher-metrics-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url))
  const exec = join(folder, 'web.mjs')
  writeFileSync(
    exec,
    `
      import { createMetrics } from ${module('./metrics.ts')}
      import { offerMetrics } from ${module('./offer-metrics.ts')}
      import { noteListening } from ${module('../../start/web-processes.ts')}
      const metrics = createMetrics('web')
      metrics.meter.answered({ method: 'GET', route: 'getCart', status: 200, ms: 4 })
      await offerMetrics(metrics, { host: '127.0.0.1', metricsPort: 1 }, console)
      noteListening()
      process.on('message', (message) => {
        if (message === 'hang') for (;;);
      })
    `,
  )
  cluster.setupPrimary({ exec, execArgv: [] })
  const processes = startWebProcesses(2, log)
  onTestFinished(processes.stop)
  const children = Object.values(cluster.workers ?? {})
  await Promise.all(children.map((child) => child && once(child, 'message')))

  const metrics = createMetrics('worker')
  metrics.meter.job('post.mail', 'done')
  const metricsPort = await freePort()
  const stop = await offerMetrics(metrics, { host: '127.0.0.1', metricsPort }, log)
  onTestFinished(stop)
  const counted = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toContain(
      'russpatcher_jobs_total{queue="post.mail",outcome="done",role="worker"} 1',
    )
    const [, requests] =
      /^russpatcher_http_request_duration_seconds_count.* (\d+)$/m.exec(text) ?? []
    return Number(requests)
  }
  expect(await counted()).toBe(2)
  const [first] = children
  first?.send('hang')
  expect(await counted()).toBe(1)
  first?.process.kill('SIGKILL')
})
