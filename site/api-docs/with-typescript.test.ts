import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Contract, methods } from './contract.ts'
import { withTypescript } from './with-typescript.ts'

const root = new URL('../../', import.meta.url).pathname
const contract: Contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
const shown = withTypescript(contract, 'https://russpatcher.example')

const examples = Object.entries(shown.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method] as { 'x-codeSamples'?: { source: string }[] } | undefined
    const source = operation?.['x-codeSamples']?.[0]?.source
    return source === undefined ? [] : [{ call: `${method} ${path}`, source }]
  }),
)

const exampleOf = (call: string) => examples.find((one) => one.call === call)?.source

test('a call shows what it requires, with the examples of the contract', () => {
  expect(exampleOf('put /api/cart/{productId}')).toBe(
    `import createClient from 'openapi-fetch'
// npx openapi-typescript https://russpatcher.example/api/openapi.json -o russpatcher.d.ts
import type { paths } from './russpatcher'

const shop = createClient<paths>({
  baseUrl: 'https://russpatcher.example'
})

const { data, error } = await shop.PUT('/api/cart/{productId}', {
  params: {
    path: {
      productId: 1
    },
    header: {
      'x-session-id': 'session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0'
    }
  },
  body: {
    quantity: 3
  }
})`,
  )
})

test('a call of staff has a token, and a form its file', () => {
  expect(exampleOf('get /api/admin/orders')).toContain("Authorization: 'Bearer YOUR_TOKEN'")
  expect(exampleOf('put /api/admin/products/{id}/photo')).toBe(
    `const body = new FormData()
body.set('image', new Blob(['…']))

const response = await fetch('https://russpatcher.example/api/admin/products/500001/photo', {
  method: 'PUT',
  headers: {
    Authorization: 'Bearer YOUR_TOKEN'
  },
  body,
})`,
  )
})

test("each example compiles with the contract's types", () => {
  expect(examples).toHaveLength(
    Object.values(contract.paths).flatMap((item) => methods.filter((method) => item[method]))
      .length,
  )
  expect(mistakesOf(examples)).toEqual([])
})

/** The compiler's messages, each with the call whose example it is about. */
function mistakesOf(sources: readonly { call: string; source: string }[]): string[] {
  const files = new Map(
    sources.map(({ call, source }, index) => [
      join(root, `site/api-docs/example-${index}.ts`),
      // In a module of its own, as `await` at the top needs.
      { call, text: `${source.replace('./russpatcher', typesFile)}\nexport {}\n` },
    ]),
  )
  const options = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.getSourceFile = (name, ...others) => {
    const text = files.get(name)?.text
    return text === undefined
      ? getSourceFile(name, ...others)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({ file, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n')
      return `${files.get(file?.fileName ?? '')?.call}: ${message}`
    })
}

const typesFile = '../../modules/shared/contract/api.d.ts'
