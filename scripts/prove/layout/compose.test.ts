import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../../api/config.ts'
import { services, settingsOf } from './compose.ts'

const values = {
  PUBLIC_URL: 'https://shop.example',
  DATABASE_PASSWORD: 'database',
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

describe('beside the processes of compose.yaml', () => {
  const nginx = services.proxy?.command?.join(' ') ?? ''

  test('nginx asks both web processes', () => {
    const [, change = ''] = /sed '(.+?)'/.exec(nginx) ?? []
    const config = execFileSync('sed', [change, 'docs/nginx.conf'], { encoding: 'utf8' })
    const servers = [...config.matchAll(/server ([\d.]+:\d+) fail_timeout=1s;/g)]
    expect(servers.map(([, address]) => address)).toEqual(['172.30.0.11:4321', '172.30.0.12:4321'])
  })

  test('Prometheus asks each process that serves or works', () => {
    const { scrape_configs } = parse(readFileSync('docs/monitoring/prometheus.yml', 'utf8'))
    const port = settingsOf('web-1', values).METRICS_PORT
    const expected = processes.slice(1).map((name) => `${name}:${port}`)
    expect(scrape_configs[0].static_configs[0].targets).toEqual(expected)
  })

  test('each mounted file is there, but for the certificate', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes)
    const files = mounted
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((path) => path[0] === '.')
    expect(files.filter((path) => !existsSync(path))).toEqual(['./tls/shop.pem', './tls/shop.key'])
  })
})
