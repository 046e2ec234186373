/**
 * Writes everything that is made from openapi.yaml: the types of the client, the validators (zod)
 * and one route per operation. With `--check` it writes nothing and fails when the committed files
 * differ.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Contract } from './generate/contract.ts'
import { routesSource } from './generate/routes-source.ts'
import { schemasSource } from './generate/schemas-source.ts'
import { typesSource } from './generate/types-source.ts'

const contractFolder = new URL('../modules/shared/contract/', import.meta.url).pathname
const source = new URL('../openapi.yaml', import.meta.url)

const contract: Contract = parse(readFileSync(source, 'utf8'))

const files = {
  'api.d.ts': await typesSource(source),
  'schemas.ts': formatted(schemasSource(contract)),
  'routes.ts': formatted(routesSource(contract)),
}

if (process.argv.includes('--check')) {
  const stale = Object.entries(files).filter(([name, text]) => text !== committed(name))
  if (stale.length > 0) {
    console.error(`Out of date with openapi.yaml: ${stale.map(([name]) => name).join(', ')}`)
    console.error('Run `npm run generate` and commit the result.')
    process.exit(1)
  }
} else {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(contractFolder, name), text)
  execFileSync('tsc', ['--noEmit', '-p', '.'], { stdio: 'inherit' })
}

function formatted(code: string): string {
  return execFileSync('biome', ['format', '--stdin-file-path=generated.ts'], {
    input: code,
    encoding: 'utf8',
  })
}

function committed(name: string) {
  try {
    return readFileSync(join(contractFolder, name), 'utf8')
  } catch {
    return undefined
  }
}
