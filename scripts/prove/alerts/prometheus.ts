import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../api/stand-ins/free-port.ts'
import { startChild } from '../../rehearsal/child-process.ts'

const docs = new URL('../../../docs/monitoring/', import.meta.url)

/** Checks the alert rules and runs their tests. Throws what promtool says, or when it is not installed. */
export function testRules(): void {
  if (!existsSync('/usr/bin/promtool'))
    throw new Error('Prometheus is missing; as root: apt-get install prometheus')
  const options = { cwd: docs.pathname, stdio: 'inherit' } as const
  execFileSync('promtool', ['check', 'rules', 'alerts.yaml'], options)
  execFileSync('promtool', ['test', 'rules', 'alerts-test.yaml'], options)
}

/**
 * Starts Prometheus, which asks a shop for its metrics each second, with the alert rules; what they wait `for` is two
 * seconds. Returns a function that gives the names of the alerts that fire.
 */
export async function startPrometheus(
  folder: string,
  metricsPort: string,
): Promise<() => Promise<string[]>> {
  const data = join(folder, 'prometheus')
  await mkdir(data)
  const rules = await readFile(new URL('alerts.yaml', docs), 'utf8')
  await writeFile(join(data, 'alerts.yaml'), rules.replace(/for: \d+m/g, 'for: 2s'))
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [
      { job_name: 'russpatcher', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] },
    ],
  }
  // JSON is YAML.
  await writeFile(join(data, 'prometheus.yml'), JSON.stringify(config))
  const address = `127.0.0.1:${await freePort()}`
  const { answers } = startChild(
    'prometheus',
    [
      `--config.file=${join(data, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(data, 'series')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: 'inherit' },
  )
  await answers(30_000, () => fetch(`http://${address}/-/ready`).then(({ ok }) => ok))
  return async () => {
    const answer = await fetch(`http://${address}/api/v1/alerts`)
    const { data } = (await answer.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] }
    }
    return data.alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => labels.alertname)
  }
}
