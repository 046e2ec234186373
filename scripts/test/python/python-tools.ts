import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../../', import.meta.url).pathname
const environment = join(root, '.venv')
const requirements = join(root, 'scripts/test/python/requirements.txt')
const installed = join(environment, 'installed')

/** The paths of Python, with pyembroidery, and of the Schemathesis and Moto commands. */
export const python = join(environment, 'bin/python')
export const fuzzer = join(environment, 'bin/st')
export const s3Server = join(environment, 'bin/moto_server')

/** Names of the tools that `ensurePythonTools` will install. */
export const pythonToolsToInstall = (): string[] => (hasPythonTools() ? [] : [tools])

const tools = 'the contract fuzzer, the S3 server and the reader of embroidery files'

/** Installs the pinned contract fuzzer, S3 server and reader of embroidery files into `.venv`, unless they are there. */
export function ensurePythonTools(): void {
  if (hasPythonTools()) return
  console.log(`Installing ${tools} …`)
  try {
    execFileSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' })
  } catch {
    // Debian packages venv separately from python3.
    execFileSync('apt-get', ['install', '-y', '-qq', 'python3-venv'], { stdio: 'inherit' })
    execFileSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' })
  }
  const packages = ['install', '--quiet', '--disable-pip-version-check', '-r', requirements]
  execFileSync(join(environment, 'bin/pip'), packages, { stdio: 'inherit' })
  writeFileSync(installed, readFileSync(requirements))
}

export const hasPythonTools = (): boolean =>
  existsSync(installed) &&
  readFileSync(installed, 'utf8') === readFileSync(requirements, 'utf8') &&
  [fuzzer, s3Server].every((command) => existsSync(command))

if (import.meta.main) ensurePythonTools()
