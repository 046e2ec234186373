type Chunk = {
  type: 'chunk'
  fileName: string
  isEntry: boolean
  imports: string[]
  dynamicImports: string[]
}
type Output = Chunk | { type: 'asset'; fileName: string }
type Emitter = { emitFile(file: { type: 'asset'; fileName: string; source: string }): void }

/**
 * A Vite plugin that writes `islands.json`: for each entry script of the site, itself and all scripts that it imports,
 * those that it loads at a press included. `site/browser/directives/fetch-ahead.ts` reads it.
 */
export const islandImports = {
  name: 'island-imports',
  apply: 'build',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(this: Emitter, _options: unknown, bundle: Record<string, Output>) {
    const addressOf = (file: string) => `/${file}`
    const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
    const imports = entries.map(({ fileName }) => [
      addressOf(fileName),
      [...withImports(fileName, bundle)].map(addressOf),
    ])
    const source = JSON.stringify(Object.fromEntries(imports))
    this.emitFile({ type: 'asset', fileName: 'islands.json', source })
  },
} as const

function withImports(
  fileName: string,
  bundle: Record<string, Output>,
  seen = new Set<string>(),
): Set<string> {
  const file = bundle[fileName]
  if (file?.type !== 'chunk' || seen.has(fileName)) return seen
  seen.add(fileName)
  for (const imported of [...file.imports, ...file.dynamicImports])
    withImports(imported, bundle, seen)
  return seen
}
