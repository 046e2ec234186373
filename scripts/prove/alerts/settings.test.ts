import { expect, test } from 'vitest'
import { loadConfig } from '../../../api/platform/settings/config.ts'
import { settingsOf } from './settings.ts'

test('the proof of the alerts has all settings of a shop in production', () => {
  const services = {
    databaseUrl: 'postgres://localhost/shop',
    providerUrl: 'http://localhost:4242',
    smtpUrl: 'smtp://localhost:2525',
  }
  const settings = { ...settingsOf(services), DATA_DIR: '/tmp/shop', NODE_ENV: 'production' }
  expect(loadConfig(settings)).toMatchObject({ isDemo: false })
})
