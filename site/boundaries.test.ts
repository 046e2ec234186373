import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  cycles,
  filesBelow,
  type Import,
  importsBetween,
  importsOf,
  isTest,
  lazyImportsOf,
  root,
} from '../scripts/test/imports.ts'

/** The subject that a file belongs to, as `site/shop/cart`; undefined for what several subjects share. */
const subjectOf = (file: string): string | undefined =>
  /^site\/(shop|staff)\/(?!ui\/)[\w-]+(?=\/)/.exec(file)?.[0]

/** Pages, layouts and the dashboard put entries of many subjects together, and the header the drawers. */
const isComposition = (file: string): boolean =>
  /^site\/((pages|layouts|components|style-guide|staff\/dashboard)\/|shop\/header\/drawer-parts)/.test(
    file,
  )

/** What several subjects share knows none of them. */
const isShared = (file: string): boolean => /^site\/(browser|client|ui|text|staff\/ui)\//.test(file)

/** A subject has two doors: what it does and knows, and what it shows, whose styles come along. */
const isDoor = (file: string): boolean => /\/(index|components)\.ts$/.test(file)
const isEntry = (file: string): boolean => /\/[A-Z]\w*\.(tsx|astro)$/.test(file)

/** What is wrong with an import inside the site, or undefined. */
function violation({ from, to }: Import): string | undefined {
  const there = subjectOf(to)
  if (!there || there === subjectOf(from) || isTest(from)) return undefined
  if (/^site\/(e2e|testing)\//.test(from)) return undefined
  if (isShared(from)) return `${from} imports ${to}: what is shared knows no subject`
  if (isDoor(to) || (isComposition(from) && isEntry(to))) return undefined
  return `${from} imports ${to}: not the door of ${there}`
}

const imports = filesBelow('site').flatMap((file) => [...importsOf(file), ...lazyImportsOf(file)])

test('a subject of the site knows another one only through its door', () => {
  expect(imports.map(violation).filter(Boolean)).toEqual([])
})

test('the guard sees lazy imports', () => {
  expect(lazyImportsOf('site/shop/header/drawer-parts.ts')).toContainEqual({
    from: 'site/shop/header/drawer-parts.ts',
    to: 'site/shop/cart/CartDrawer.tsx',
    typeOnly: false,
  })
})

test('the guard sees a planted violation', () => {
  const planted = (from: string, to: string) => violation({ from, to, typeOnly: true })
  const store = 'site/shop/cart/cart.ts'
  expect(planted('site/shop/wishlist/Wish.tsx', store)).toBeDefined()
  expect(planted('site/staff/orders/list/OrdersTab.tsx', store)).toBeDefined()
  expect(planted('site/pages/checkout.astro', store)).toBeDefined()
  expect(planted('site/browser/storage.ts', 'site/shop/cart/index.ts')).toBeDefined()
  expect(planted('site/shop/wishlist/Wish.tsx', 'site/shop/cart/CartLine.tsx')).toBeDefined()
  expect(planted('site/shop/wishlist/Wish.tsx', 'site/shop/cart/index.ts')).toBeUndefined()
  expect(planted('site/pages/checkout.astro', 'site/shop/cart/CartDrawer.tsx')).toBeUndefined()
})

test('there are no import cycles between subjects of the site, type and lazy imports included', () => {
  expect(cycles(importsBetween(subjectOf, imports))).toEqual([])
})

test('the guard sees a planted cycle of subjects', () => {
  const planted = [
    ['site/shop/header/drawer-parts.ts', 'site/shop/wishlist/WishlistDrawer.tsx'],
    ['site/shop/wishlist/Wish.tsx', 'site/shop/cart/index.ts'],
    ['site/shop/cart/CartDrawer.tsx', 'site/shop/header/index.ts'],
    ['site/shop/cart/CartDrawer.tsx', 'site/shop/cart/index.ts'],
    ['site/shop/cart/CartDrawer.tsx', 'site/ui/Button.tsx'],
  ].map(([from = '', to = '']) => ({ from, to, typeOnly: true }))
  expect(cycles(importsBetween(subjectOf, planted))).toEqual([
    'site/shop/header -> site/shop/wishlist -> site/shop/cart -> site/shop/header',
  ])
})

/** Served or generated files, and drawings that are one list. */
const isListing = (folder: string): boolean =>
  /^site\/public|patch\/motifs|screenshots/.test(folder)

test('no folder has more than 25 entries', () => {
  const folders = ['api', 'emails', 'modules', 'scripts', 'site'].flatMap((folder) => [
    folder,
    ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
  ])
  const wide = folders.filter(
    (folder) => !isListing(folder) && readdirSync(join(root, folder)).length > 25,
  )
  expect(wide).toEqual([])
})
