/** Lints openapi.yaml with the pinned linter, which it installs unless it is there. A warning fails too. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureLinter, linterCommand } from './linter.ts'

ensureLinter()
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [linterCommand, 'lint', 'openapi.yaml', '--format', 'stylish'],
  {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    timeout: 60_000,
  },
)
const output = `${stdout}${stderr}`
console.log(output)
process.exit(status === 0 && !/\bwarning/.test(output) ? 0 : 1)
