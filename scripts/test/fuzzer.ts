import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname
const environment = join(root, '.venv')
const requirements = join(root, 'scripts/fuzz/requirements.txt')
const installed = join(environment, 'installed')

/** The path of the Schemathesis command. */
export const fuzzer = join(environment, 'bin/st')

/** Installs the pinned contract fuzzer into `.venv`, unless it is there. */
export function ensureFuzzer(): void {
  const wanted = readFileSync(requirements, 'utf8')
  if (existsSync(fuzzer) && existsSync(installed) && readFileSync(installed, 'utf8') === wanted)
    return
  console.log('Installing the contract fuzzer …')
  try {
    execFileSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' })
  } catch {
    // Debian packages venv separately from python3.
    execFileSync('apt-get', ['install', '-y', '-qq', 'python3-venv'], { stdio: 'inherit' })
    execFileSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' })
  }
  execFileSync(
    join(environment, 'bin/pip'),
    ['install', '--quiet', '--disable-pip-version-check', '-r', requirements],
    {
      stdio: 'inherit',
    },
  )
  writeFileSync(installed, wanted)
}
