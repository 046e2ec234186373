import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const linter = join(import.meta.dirname, 'node_modules/@redocly/cli')

/** The command of the contract linter, for Node. */
export const linterCommand: string = join(linter, 'bin/cli.js')

/** Names of the tools that `ensureLinter` will install. */
export const linterToInstall = (): string[] => (isInstalled() ? [] : ['the contract linter'])

/** Installs the pinned contract linter beside this file, unless it is there. */
export function ensureLinter(): void {
  if (isInstalled()) return
  console.log('Installing the contract linter …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 120_000,
  })
}

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
