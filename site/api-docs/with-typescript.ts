import { type Contract, methods, type PathItem } from './contract.ts'
import { typescriptExample } from './typescript-example.ts'

/** The contract with a TypeScript example for each call, in the extension that API references show. */
export function withTypescript(contract: Contract, shopUrl: string): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]): [string, PathItem] => {
    const calls = methods.flatMap((method) => {
      const own = item[method]
      if (!own) return []
      const parameters = [...(item.parameters ?? []), ...(own.parameters ?? [])]
      const operation = { ...own, parameters }
      const source = typescriptExample(contract, { method, path, operation }, shopUrl)
      const example = { lang: 'typescript', label: 'TypeScript', source }
      return [[method, { ...own, 'x-codeSamples': [example] }] as const]
    })
    return [path, { ...item, ...Object.fromEntries(calls) }]
  })
  return { ...contract, paths: Object.fromEntries(paths) }
}
