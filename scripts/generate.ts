/**
 * Generates code from openapi.yaml: the types, the validators (zod), one route per operation and the browser's client.
 * With `--check` it writes nothing and fails when the committed files differ.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { clientSources } from './generate/client-source.ts'
import type { Contract } from './generate/contract.ts'
import { formatsSource } from './generate/formats-source.ts'
import { routesSource } from './generate/routes-source.ts'
import { schemasSource } from './generate/schemas-source.ts'
import { refuseStrayKeys } from './generate/stray-keys.ts'
import { typesSource } from './generate/types-source.ts'

const root = new URL('../', import.meta.url).pathname
const source = new URL('../openapi.yaml', import.meta.url)

/** The folder that holds nothing but generated files. */
const client = 'site/client/generated'

const contract: Contract = parse(readFileSync(source, 'utf8'))
refuseStrayKeys(contract)

const files = {
  'modules/shared/contract/api.d.ts': await typesSource(source),
  'modules/shared/contract/schemas.ts': formatted(schemasSource(contract)),
  'modules/shared/contract/routes.ts': formatted(routesSource(contract)),
  ...Object.fromEntries(
    Object.entries({
      ...clientSources(contract),
      'formats.ts': formatsSource(contract),
    }).map(([name, text]) => [`${client}/${name}`, formatted(text)]),
  ),
}

/** Files of operations that the contract no longer has. */
const leftovers = readdirSync(join(root, client), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  .filter((name) => !(name in files))

if (process.argv.includes('--check')) {
  const changed = Object.entries(files).filter(([name, text]) => text !== committed(name))
  const stale = [...changed.map(([name]) => name), ...leftovers]
  if (stale.length > 0) {
    console.error(`Out of date with openapi.yaml: ${stale.join(', ')}`)
    console.error('Run `npm run generate` and commit the result.')
    process.exit(1)
  }
} else {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  for (const name of leftovers) rmSync(join(root, name))
  const { error, status } = spawnSync('tsc', ['--noEmit', '-p', '.'], { stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) {
    console.error('The files are written, but the types do not check: see the errors above.')
    process.exit(1)
  }
}

function formatted(code: string): string {
  return execFileSync('biome', ['format', '--stdin-file-path=generated.ts'], {
    input: code,
    encoding: 'utf8',
  })
}

function committed(name: string) {
  try {
    return readFileSync(join(root, name), 'utf8')
  } catch {
    return undefined
  }
}
