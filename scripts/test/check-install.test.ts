import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const install = (omit: string) =>
  spawnSync(process.execPath, [new URL('../check-install.cjs', import.meta.url).pathname], {
    env: { npm_config_omit: omit },
    encoding: 'utf8',
  })

test('an install without the optional packages fails with instructions', () => {
  const { status, stderr } = install('dev optional')
  expect(status).toBe(1)
  expect(stderr).toContain('Install again without --omit=optional')
})

test('any other install continues without output', () => {
  expect(install('dev')).toMatchObject({ status: 0, stderr: '' })
})
