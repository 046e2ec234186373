import { expect, test } from 'vitest'
import { loadConfig } from '../../platform/settings/config.ts'
import { mostConnections } from './launch-database.ts'

test('the embedded server has room for the pools of all processes, and at least its default', () => {
  const flags = (env: Record<string, string>) => mostConnections(loadConfig(env)).join(' ')
  expect(flags({})).toBe('-c max_connections=100')
  expect(flags({ WEB_PROCESSES: '8' })).toBe(`-c max_connections=${9 * 18 + 20}`)
  expect(flags({ WEB_PROCESSES: '2', DATABASE_POOL: '50' })).toBe(
    `-c max_connections=${3 * 58 + 20}`,
  )
})
