import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../../api/platform/settings/config.ts'
import { services, settingsOf } from './compose.ts'

const values = {
  PUBLIC_URL: 'https://shop.example',
  DATABASE_PASSWORD: 'database',
  DATABASE_OWNER_PASSWORD: 'owner',
  FILES_SECRET: 'files',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'post@shop.example',
  ADMIN_PASSWORD: 'rosa-elefant-17',
}
const processes = ['migration', 'web-1', 'web-2', 'worker']

test.each(processes)('%s of compose.yaml has all settings of a shop in production', (name) => {
  const settings = settingsOf(name, values)
  const documented = readFileSync('docs/settings.md', 'utf8')
  for (const setting of Object.keys(settings)) expect(documented).toContain(`\`${setting}\``)
  expect(loadConfig({ ...settings, NODE_ENV: 'production' })).toMatchObject({ isDemo: false })
})

test('the processes that serve and work know the user who only uses the database, and not its owner', () => {
  for (const name of processes) {
    const settings = Object.entries(settingsOf(name, values))
    const { DATABASE_URL = '' } = Object.fromEntries(settings)
    expect(new URL(DATABASE_URL).username).toBe('shop')
    const owning = settings.filter(([, value]) => value.includes('owner'))
    expect(owning.map(([setting]) => setting)).toEqual(
      name === 'migration' ? ['DATABASE_OWNER_URL'] : [],
    )
  }
  const users = readFileSync('docs/database-users.sql', 'utf8')
  expect(users.match(/create role \w+ login/g)).toEqual([
    'create role owner login',
    'create role shop login',
  ])
})

test('memory is limited for each service but the database, whose processes the kernel ends last', () => {
  const running = Object.entries(services).filter(([name]) => name !== 'bucket')
  const unlimited = running.filter(([, { mem_limit }]) => !mem_limit).map(([name]) => name)
  expect(unlimited).toEqual(['database'])
  const first = running.filter(([, { oom_score_adj = 0 }]) => oom_score_adj > 0)
  expect(first.map(([name]) => name).sort()).toEqual(processes.toSorted())
  expect(services.database?.oom_score_adj).toBeLessThan(-500)
})

describe('beside the processes of compose.yaml', () => {
  const nginx = services.proxy?.command?.join(' ') ?? ''

  test('nginx asks both web processes', () => {
    const [, change = ''] = /sed '(.+?)'/.exec(nginx) ?? []
    const config = execFileSync('sed', [change, 'docs/nginx.conf'], { encoding: 'utf8' })
    const servers = [...config.matchAll(/server ([\d.]+:\d+) fail_timeout=1s;/g)]
    expect(servers.map(([, address]) => address)).toEqual(['172.30.0.11:4321', '172.30.0.12:4321'])
  })

  test('Prometheus asks each process that serves or works, and has a person told of its alerts', () => {
    const { scrape_configs, alerting } = parse(
      readFileSync('docs/monitoring/prometheus.yml', 'utf8'),
    )
    const [{ static_configs: managers }] = alerting.alertmanagers
    expect(managers[0].targets).toEqual(['alertmanager:9093'])
    expect(services.alertmanager?.command?.[0]).toContain('alertmanager.yml')
    const port = settingsOf('web-1', values).METRICS_PORT
    const [{ static_configs: fixed, dns_sd_configs: found }] = scrape_configs
    expect(fixed[0].targets).toEqual(['web-1', 'web-2'].map((name) => `${name}:${port}`))
    expect(found).toEqual([{ names: ['worker'], type: 'A', port: Number(port) }])
  })

  test('only the proxy is reached from elsewhere', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    )
    expect(published).toEqual(['proxy 0.0.0.0:443:8443', 'grafana 127.0.0.1:3000:3000'])
  })

  test('each image has a version', () => {
    const images = Object.values(services).flatMap(({ image = '' }) => image)
    expect(images.filter((image) => !/^russpatcher$|:v?\d/.test(image))).toEqual([])
  })

  const own = ['.env', 'tls', 'alertmanager.yml']

  test('each mounted file is there, but for what an owner adds', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes)
    const files = mounted
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((path) => path[0] === '.' && !own.includes(path.slice(2)))
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((path) => !existsSync(path))).toEqual([])
  })

  test.each(['.gitignore', '.dockerignore'])(
    'the keys of an owner stay out of the repository and the image: %s',
    (name) => {
      const ignored = readFileSync(name, 'utf8').split('\n')
      const paths = ignored.map((line) => line.replace(/^\/|\/$/g, ''))
      expect(paths).toEqual(expect.arrayContaining(own))
    },
  )
})
