/**
 * Writes everything that is made from openapi.yaml: the types of the client, the validators (zod)
 * and one route per operation. With `--check` it writes nothing and fails when the committed files
 * differ.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { generate as generateValidators } from 'orval'
import ts from 'typescript'
import { parse } from 'yaml'
import { type Contract, routesSource } from './generate/routes-source.ts'

const contractFolder = new URL('../modules/shared/contract/', import.meta.url).pathname
const source = new URL('../openapi.yaml', import.meta.url)

/** What browsers send as a file. */
const blob = ts.factory.createTypeReferenceNode('Blob')

const files = {
  'api.d.ts': await types(),
  'schemas.ts': await validators(),
  'routes.ts': routesSource(parse(readFileSync(source, 'utf8')) as Contract),
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

/** Optional fields may be undefined as well, as the validators' output has them. */
async function types() {
  const nodes = await openapiTypes(source, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  })
  return astToString(nodes).replace(/^(\s+"?[\w-]+"?\?: [^{\n]+);$/gm, '$1 | undefined;')
}

async function validators() {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const target = join(folder, 'schemas.ts')
  try {
    await generateValidators({
      input: { target: source.pathname },
      output: {
        client: 'zod',
        mode: 'single',
        target,
        override: {
          zod: {
            strict: { query: true, body: true, param: false, header: false, response: true },
            coerce: { param: ['number'], query: ['number'] },
            generateEachHttpStatus: true,
          },
          operations: {
            // Events of the payment and the mail provider, and a mail program's form, may have more fields than the contract names.
            receiveStripeEvent: { zod: { strict: { body: false, response: true } } },
            receiveMailEvents: { zod: { strict: { body: false, response: true } } },
            unsubscribeWithOneClick: { zod: { strict: { body: false, response: true } } },
            // The fields of a form are text.
            createProduct: {
              zod: { coerce: { body: ['number'] }, strict: { body: true, response: true } },
            },
            replaceProductPhoto: {
              zod: {
                coerce: { param: ['number'], body: ['number'] },
                strict: { body: true, response: true },
              },
            },
          },
        },
      },
    })
    return wholeCharacters(numbersOfDigits(readFileSync(target, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Numbers in an address or a form are digits: JavaScript's own conversion also takes `0x1`, `1e0` and blanks. */
function numbersOfDigits(schemas: string): string {
  const bounds = '((?:\\.(?:min|max)\\([^()]*\\))*)'
  return schemas
    .replace(
      new RegExp(`zod\\.coerce\\.number\\(\\)\\.int\\(\\)${bounds}`, 'g'),
      'zod.string().regex(/^[0-9]{1,15}$/).transform(Number).pipe(zod.int()$1)',
    )
    .replace(
      new RegExp(`zod\\.coerce\\.number\\(\\)${bounds}`, 'g'),
      'zod.string().regex(/^[0-9]{1,15}([.][0-9]{1,20})?$/).transform(Number).pipe(zod.number()$1)',
    )
}

/**
 * The contract's lengths and patterns are of characters, as PostgreSQL and other readers of it count them; JavaScript's
 * own are of halves wherever a character lies beyond U+FFFF, as emojis do. A half alone is no text.
 */
function wholeCharacters(schemas: string): string {
  const counted = `const characters = (least: number, most: number) =>
  new RegExp(\`^[^\\\\ud800-\\\\udfff]{\${least},\${most}}$\`, 'u');`
  return schemas
    .replace(/^(export const \w+RegExp\w* = new RegExp\('.*')\);$/gm, "$1, 'u');")
    .replace(
      /zod\.string\(\)(?:\.min\((\w+)\))?\.max\((\w+)\)/g,
      (_, least = '0', most) => `zod.string().regex(characters(${least}, ${most}))`,
    )
    .replace("import * as zod from 'zod';", (line) => `${line}\n\n${counted}`)
}

function committed(name: string) {
  try {
    return readFileSync(join(contractFolder, name), 'utf8')
  } catch {
    return undefined
  }
}
