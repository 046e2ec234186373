/** Lints openapi.yaml, after installing the pinned linter beside this file unless it is there. A warning fails too. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const linter = join(import.meta.dirname, 'node_modules/@redocly/cli')

if (!isInstalled()) {
  console.log('Installing the linter of the contract …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 120_000,
  })
}
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [join(linter, 'bin/cli.js'), 'lint', 'openapi.yaml', '--format', 'stylish'],
  {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    timeout: 60_000,
  },
)
const output = `${stdout}${stderr}`
console.log(output)
process.exit(status === 0 && !/\bwarning/.test(output) ? 0 : 1)

function isInstalled(): boolean {
  const installed = join(linter, 'package.json')
  return existsSync(installed) && versionIn(installed) === wantedVersion()
}

function versionIn(file: string): string {
  return JSON.parse(readFileSync(file, 'utf8')).version
}

function wantedVersion(): string {
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
  )
  return dependencies['@redocly/cli']
}
