import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  filesBelow,
  type Import,
  importsIn,
  importsOf,
  isTest,
  lazyImportsOf,
  root,
  styleSheetsBelow,
} from '../scripts/test/imports.ts'

/** The subject that a file belongs to, as `site/shop/cart`; undefined for what several subjects share. */
const subjectOf = (file: string): string | undefined =>
  /^site\/(shop|staff)\/(?!ui\/)[\w-]+(?=\/)/.exec(file)?.[0]

/** Pages, layouts and the dashboard put entries of many subjects together, and the header the drawers. */
const isComposition = (file: string): boolean =>
  /^site\/((pages|layouts|staff\/dashboard)\/|shop\/header\/drawer-parts)/.test(file)

/** The style guide shows private components as well. */
const isStyleGuide = (file: string): boolean => file.startsWith('site/style-guide/')

/** Whether several subjects share the file: it must know none of them. */
const isShared = (file: string): boolean => /^site\/(browser|client|ui|text|staff\/ui)\//.test(file)

/** A subject has two doors: what it does and knows, and what it shows, whose styles come along. */
const isDoor = (file: string): boolean => /\/(index|components)\.ts$/.test(file)
const isComponent = (file: string): boolean => /\/[A-Z]\w*\.(tsx|astro)$/.test(file)

/** The message on a forbidden import inside the site; undefined for an allowed one. */
function violation({ from, to }: Import): string | undefined {
  const there = subjectOf(to)
  if (!there || there === subjectOf(from) || isTest(from)) return undefined
  if (/^site\/(e2e|testing)\//.test(from)) return undefined
  if (isShared(from)) return `${from} imports ${to}: what is shared knows no subject`
  if (isDoor(to) || (isComposition(from) && isEntry(to))) return undefined
  if (isStyleGuide(from) && isComponent(to)) return undefined
  return `${from} imports ${to}: not the door of ${there}`
}

const imports = [...filesBelow('site'), ...styleSheetsBelow('site')].flatMap((file) => [
  ...importsOf(file),
  ...lazyImportsOf(file),
])

/** Files that their own subject imports. */
const parts = new Set(
  imports
    .filter(({ from, to }) => subjectOf(from) === subjectOf(to) && !isTest(from) && !isDoor(from))
    .map(({ to }) => to),
)

/** A component that none of its subject imports: compositions may import it, in addition to the doors. */
const isEntry = (file: string): boolean => isComponent(file) && !parts.has(file)

test('a subject of the site knows another one only through its door', () => {
  expect(imports.map(violation).filter(Boolean)).toEqual([])
})

test('the guard sees lazy imports', () => {
  expect(lazyImportsOf('site/shop/header/drawer-parts.ts')).toContainEqual({
    from: 'site/shop/header/drawer-parts.ts',
    to: 'site/shop/cart/CartDrawer.tsx',
    typeOnly: false,
    isLazy: true,
  })
})

test.each([
  ['wishlist/Wish.tsx', "import styles from '../cart/CartLine.module.css'"],
  ['wishlist/Wish.module.css', "@import '../cart/CartLine.module.css';"],
  ['wishlist/Wish.module.css', '@import url(../cart/CartLine.module.css) screen;'],
  ['wishlist/Wish.module.css', ".a {\n  composes: line from '../cart/CartLine.module.css';\n}"],
  ['about/History.astro', "<style>\n@import '../cart/CartLine.module.css';\n</style>"],
])("the guard sees that %s takes another subject's styles: %s", (file, text) => {
  const from = `site/shop/${file}`
  const found = importsIn(text, from)
  expect(found).toMatchObject([{ from, to: 'site/shop/cart/CartLine.module.css' }])
  expect(found.map(violation)).not.toContain(undefined)
})

test('a comment in a style sheet imports nothing', () => {
  expect(importsIn("/* @import '../cart/cart.css'; */", 'site/shop/wishlist/a.css')).toEqual([])
})

test('the guard sees a planted violation', () => {
  const planted = (from: string, to: string) => violation({ from, to, typeOnly: true })
  const store = 'site/shop/cart/cart.ts'
  expect(planted('site/shop/wishlist/Wish.tsx', store)).toBeDefined()
  expect(planted('site/staff/orders/list/OrdersTab.tsx', store)).toBeDefined()
  expect(planted('site/pages/checkout.astro', store)).toBeDefined()
  expect(planted('site/pages/checkout.astro', 'site/shop/cart/CartSummary.tsx')).toBeDefined()
  expect(planted('site/components/Card.astro', 'site/shop/cart/CartSummary.tsx')).toBeDefined()
  expect(planted('site/components/Card.astro', 'site/shop/cart/components.ts')).toBeUndefined()
  expect(planted('site/browser/storage.ts', 'site/shop/cart/index.ts')).toBeDefined()
  expect(planted('site/shop/wishlist/Wish.tsx', 'site/shop/cart/CartLine.tsx')).toBeDefined()
  expect(planted('site/shop/wishlist/Wish.tsx', 'site/shop/cart/index.ts')).toBeUndefined()
  expect(planted('site/pages/checkout.astro', 'site/shop/checkout/Checkout.tsx')).toBeUndefined()
})

/**
 * Folders that are one thing: served files, many of which the build draws, a page for each address, a call or a motif for
 * each file, what never goes (migrations and decisions), and installed packages.
 */
const isListing = (folder: string): boolean =>
  folder.includes('/node_modules') ||
  folder.startsWith('site/public') ||
  folder === 'site/pages' ||
  /\/(migrations|decisions|motifs)$|\/generated\b/.test(folder)

/** A test stands beside what it tests. */
const entriesOf = (folder: string) =>
  readdirSync(join(root, folder)).filter((name) => !isTest(name))

test('no folder has more than 25 entries beside its tests', () => {
  const folders = ['api', 'bench', 'docs', 'emails', 'modules', 'scripts', 'site'].flatMap(
    (folder) => [
      folder,
      ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
    ],
  )
  const wide = folders.filter((folder) => !isListing(folder) && entriesOf(folder).length > 25)
  expect(wide).toEqual([])
})
