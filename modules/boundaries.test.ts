import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createSourceFile,
  forEachChild,
  isStringLiteralLike,
  isTemplateHead,
  isTemplateMiddleOrTemplateTail,
  type Node,
  ScriptTarget,
} from 'typescript'
import { expect, test } from 'vitest'
import {
  cycles,
  filesBelow,
  type Import,
  importsIn,
  importsOf,
  importsOfNeighbours,
  isTest,
  lazyImportsOf,
  root,
  styleSheetsBelow,
} from '../scripts/test/imports.ts'

/** Modules, or with another folder its parts, by their names. */
const of = (names: string, folder = 'modules') =>
  names.split(' ').map((name) => `${folder}/${name}`)

const modules = [
  ...of('shared embroidery events post catalogue artwork cart orders payments workshop checkout'),
  ...of('newsletter contact admin privacy'),
]
const floors = of('platform edge pages pictures stand-ins start', 'api')

/**
 * Which folder may import which; `rules` means only the module's door for the browser. A folder that is not listed may
 * import nothing.
 */
const allowed: Record<string, readonly string[]> = {
  'modules/shared': [],
  'modules/embroidery': of('shared'),
  'modules/events': of('shared'),
  'modules/post': of('shared'),
  'modules/catalogue': [...of('shared embroidery post'), 'emails'],
  'modules/artwork': of('shared embroidery'),
  'modules/cart': of('shared catalogue artwork'),
  'modules/orders': [...of('shared events'), 'emails'],
  'modules/payments': [...of('shared events post catalogue orders'), 'emails'],
  'modules/workshop': [
    ...of('shared events post catalogue artwork cart orders payments'),
    'emails',
  ],
  'modules/checkout': [
    ...of('shared events post catalogue artwork cart orders payments workshop'),
    'emails',
  ],
  'modules/newsletter': [...of('shared post'), 'emails'],
  'modules/contact': [...of('shared post'), 'emails'],
  'modules/admin': of('shared'),
  'modules/privacy': of('shared workshop newsletter contact'),
  emails: of('shared'),
  'site/text': [...of('shared catalogue checkout'), 'site'],
  'site/e2e': [...of('testing stand-ins', 'api'), 'scripts', 'site', 'site/text', ...of('shared')],
  site: [...modules, 'emails', 'api/platform', 'site/text'],
  // The floors of api/, from the lowest one: each imports those before it alone.
  'api/platform': of('shared'),
  'api/edge': ['api/platform', ...of('shared catalogue cart checkout post'), 'site', 'site/text'],
  'api/pages': [...of('platform edge', 'api'), ...of('shared catalogue'), 'site'],
  'api/pictures': [...of('platform edge', 'api'), ...of('shared embroidery catalogue')],
  'api/stand-ins': [...of('platform edge', 'api'), ...of('shared')],
  'api/start': [
    ...of('platform edge stand-ins', 'api'),
    ...of('shared admin privacy'),
    'emails',
    'site/text',
  ],
  'api/backup': [...of('platform start', 'api'), ...of('shared catalogue artwork payments')],
  api: [...floors, ...modules, 'emails', 'site', 'site/text'],
  'api/testing': ['api', 'api/backup', ...floors, ...modules, 'emails', 'site', 'site/text'],
  scripts: ['api', 'api/backup', 'api/testing', ...floors, ...modules, 'emails', 'site'],
}

/** Files that other folders may import: a module's two doors, and shared code. */
const doors = [
  /^modules\/shared\//,
  /^modules\/\w+\/(index|rules)\.ts$/,
  /^modules\/catalogue\/(seed|overalls\/index)\.ts$/,
  /^emails\/(render|delivery|samples\/\w+|templates\/[\w-]+)\.ts$/,
  /^site\/text\//,
  /^site\/(paths|page-paths|cached-address)\.ts$/,
  /^api\//,
]

const rooms = Object.keys(allowed).sort((a, b) => b.length - a.length)
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`)) ?? file

/** The files that load stand-ins, which production's image lacks: each where a setting or a service is missing. */
const loadStandIns = /^api\/(server|start\/(open-services|payment-stand-in|with-database))\.ts$/

/** The reason why an import is forbidden, or undefined. */
function violation({ from, to, typeOnly, isLazy }: Import): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)]
  if (here === there || isTest(from) || from.startsWith('site/testing/')) return undefined
  const described = `${from} imports ${to}`
  if (!allowed[here]?.includes(there)) return `${described}: ${here} may not import ${there}`
  if (!doors.some((door) => door.test(to)) && here !== 'scripts' && here !== 'site/e2e')
    return `${described}: not a door`
  if (
    there === 'api/stand-ins' &&
    (here === 'api' || here === 'api/start') &&
    !typeOnly &&
    !(isLazy && loadStandIns.test(from))
  )
    return `${described}: stand-ins are loaded lazily, and only where a service may be unset`
  if (
    here === 'site' &&
    !typeOnly &&
    !/^(modules\/(shared\/(money|cut|day|terms|retention|pictures\/(design-form|pixel-file)|lists\/(csv|most-counted))|\w+\/rules)\.ts$|emails\/delivery\.ts$|site\/text\/)/.test(
      to,
    )
  )
    return `${described}: pages receive modules through Astro.locals, and import only rules`
  return undefined
}

const folders = ['modules', 'emails', 'api', 'site', 'scripts']
const files = folders.flatMap((folder) => [...filesBelow(folder), ...styleSheetsBelow(folder)])
const staticImports = files.flatMap(importsOf)
const imports = [...staticImports, ...files.flatMap(lazyImportsOf)]

test('every import is allowed by the architecture', () => {
  expect(imports.map(violation).filter(Boolean)).toEqual([])
})

test.each<[string, boolean, boolean]>([
  ["import { type Cart } from '../cart/cart.ts'", false, false],
  ["import {\n  // the shop's cart\n  type Cart,\n} from '../cart/cart.ts'", false, false],
  ["/* x */ import type { Cart } from '../cart/cart.ts'", true, false],
  ["export * from '../cart/cart.ts'", false, false],
  ["import('../cart/cart.ts')", false, true],
  ['import(`../cart/cart.ts`)', false, true],
  ["type Cart = import('../cart/cart.ts').Cart", true, true],
  ["type Cart = typeof import('../cart/cart.ts')", true, true],
])('the guard sees %s', (text, typeOnly, isLazy) => {
  const [from, to] = ['modules/catalogue/index.ts', 'modules/cart/cart.ts']
  expect(importsIn(text, from)).toEqual([{ from, to, typeOnly, isLazy }])
  const astro = `---\n${text}\n---\n<p>Kjøp</p>\n`
  expect(importsIn(astro, 'modules/catalogue/index.astro')).toHaveLength(1)
})

test('the guard reports a planted violation', () => {
  const planted = (from: string, to: string) => violation({ from, to, typeOnly: false })
  expect(planted('modules/cart/index.ts', 'modules/checkout/index.ts')).toBeDefined()
  expect(planted('modules/checkout/index.ts', 'modules/cart/queries.ts')).toBeDefined()
  expect(planted('site/shop/cart/CartDrawer.tsx', 'modules/cart/index.ts')).toBeDefined()
  expect(planted('modules/unlisted/index.ts', 'modules/shared/money.ts')).toBeDefined()
})

test.each([
  ['api/platform/queue/queue.ts', 'api/edge/metrics/metrics.ts'],
  ['api/platform/queue/queue.ts', 'modules/catalogue/index.ts'],
  ['api/edge/response-cache/lists.ts', 'api/pages/pages.ts'],
  ['api/edge/response-cache/lists.ts', 'api/pictures/raster.ts'],
  ['api/edge/errors/on-error.ts', 'api/app.ts'],
  ['api/pages/built-site.ts', 'api/app.ts'],
  ['api/pages/pages.ts', 'api/stand-ins/this-machine.ts'],
  ['api/stand-ins/stand-ins.ts', 'api/start/open-services.ts'],
])('the guard reports a planted import of a floor above: %s of %s', (from, to) => {
  expect(violation({ from, to, typeOnly: true })).toBeDefined()
})

test('the guard reports a stand-in that is loaded at once, or elsewhere', () => {
  const to = 'api/stand-ins/stand-ins.ts'
  const [opener, other] = ['api/start/open-services.ts', 'api/start-shop.ts']
  expect(violation({ from: opener, to, typeOnly: false, isLazy: true })).toBeUndefined()
  expect(violation({ from: other, to, typeOnly: true })).toBeUndefined()
  expect(violation({ from: opener, to, typeOnly: false })).toBeDefined()
  expect(violation({ from: other, to, typeOnly: false, isLazy: true })).toBeDefined()
})

test('there are no import cycles, type and lazy imports included', () => {
  expect(cycles(imports)).toEqual([])
})

test('the guard reports a planted cycle', () => {
  const planted = [
    ['modules/cart/index.ts', 'modules/cart/routes.ts'],
    ['modules/cart/routes.ts', 'modules/cart/cart.ts'],
    ['modules/cart/cart.ts', 'modules/cart/routes.ts'],
  ].map(([from = '', to = '']) => ({ from, to, typeOnly: true }))
  expect(cycles(planted)).toEqual([
    'modules/cart/routes.ts -> modules/cart/cart.ts -> modules/cart/routes.ts',
  ])
})

/** Modules have doors beside their folders, generated clients a session, and browser tests what their engines share. */
const isWithoutFiles = (file: string) => /^(modules|site\/(client|e2e))\//.test(file)

const folderCycles = (imports: readonly Import[]) =>
  cycles(importsOfNeighbours(imports, isWithoutFiles))

test('there are no import cycles between folders, type and lazy imports included', () => {
  expect(folderCycles(imports)).toEqual([])
})

test.each<[string, [from: string, to: string][]]>([
  [
    'modules/checkout/orders -> modules/checkout/follow-up -> modules/checkout/orders',
    [
      ['modules/checkout/orders/tracking.ts', 'modules/checkout/orders/order-status.ts'],
      ['modules/checkout/orders/order-queries.ts', 'modules/checkout/follow-up/order-mails.ts'],
      ['modules/checkout/follow-up/order-mails.ts', 'modules/checkout/orders/order-status.ts'],
      ['modules/checkout/follow-up/order-mails.ts', 'modules/shared/money.ts'],
    ],
  ],
  [
    'modules/embroidery/digitizing/picture/pixels -> modules/embroidery/digitizing/picture/lost -> modules/embroidery/digitizing/picture/pixels',
    [
      [
        'modules/embroidery/digitizing/picture/pixels/colour.ts',
        'modules/embroidery/digitizing/picture/lost/lost-parts.ts',
      ],
      [
        'modules/embroidery/digitizing/picture/lost/lost-parts.ts',
        'modules/embroidery/digitizing/picture/pixels/edge.ts',
      ],
    ],
  ],
  [
    'site/shop/designer/stage -> site/shop/designer/picture -> site/shop/designer/stage',
    [
      ['site/shop/designer/stage/Live.tsx', 'site/shop/designer/picture/upload.ts'],
      ['site/shop/designer/picture/upload.ts', 'site/shop/designer/stage/Notes.tsx'],
    ],
  ],
  [
    'api/platform/settings -> api/platform/files -> api/platform/settings',
    [
      ['api/platform/settings/config.ts', 'api/platform/files/s3/s3-store.ts'],
      ['api/platform/files/open-files.ts', 'api/platform/settings/config.ts'],
    ],
  ],
  [
    'api/pages -> api/app.ts -> api/pages',
    [
      ['api/pages/built-site.ts', 'api/app.ts'],
      ['api/app.ts', 'api/pages/pages.ts'],
    ],
  ],
  [
    'site/browser -> site/client -> site/browser',
    [
      ['site/browser/storage.ts', 'site/client/call.ts'],
      ['site/client/generated/cart.ts', 'site/browser/storage.ts'],
    ],
  ],
  [
    'site/shop/header -> site/shop/wishlist -> site/shop/cart -> site/shop/header',
    [
      ['site/shop/header/drawer-parts.ts', 'site/shop/wishlist/WishlistDrawer.tsx'],
      ['site/shop/wishlist/Wish.tsx', 'site/shop/cart/index.ts'],
      ['site/shop/cart/CartDrawer.tsx', 'site/shop/header/index.ts'],
      ['site/shop/cart/CartDrawer.tsx', 'site/shop/cart/index.ts'],
      ['site/shop/cart/CartDrawer.tsx', 'site/ui/Button.tsx'],
    ],
  ],
  [
    'site/shop -> site/components -> site/shop',
    [
      ['site/shop/contact/ContactCard.astro', 'site/components/Card.astro'],
      ['site/components/Card.astro', 'site/shop/contact/index.ts'],
    ],
  ],
  [
    'scripts/bench -> scripts/rehearsal -> scripts/bench',
    [
      ['scripts/bench/sales/sell.ts', 'scripts/rehearsal/buyer.ts'],
      ['scripts/rehearsal/sell.ts', 'scripts/bench/load.ts'],
    ],
  ],
  [
    'emails/order-parts -> emails/layout.ts -> emails/order-parts',
    [
      ['emails/order-parts/lines.ts', 'emails/layout.ts'],
      ['emails/layout.ts', 'emails/order-parts/lines.ts'],
    ],
  ],
])('the guard sees a planted cycle of folders: %s', (cycle, planted) => {
  const found = planted.map(([from, to]) => ({ from, to, typeOnly: true }))
  expect(folderCycles(found)).toEqual([cycle])
})

test('the environment is read only in api/server.ts', () => {
  const readers = folders
    .filter((folder) => folder !== 'scripts')
    .flatMap(filesBelow)
    .filter((file) => !isTest(file) && /process\.env/.test(readFileSync(join(root, file), 'utf8')))
  expect(readers).toEqual(['api/server.ts'])
})

test('the platform knows no HTTP server', () => {
  const isServer = (file: string) =>
    /['"](@?hono\b|node:http['"])/.test(readFileSync(join(root, file), 'utf8'))
  const importers = filesBelow('api').filter((file) => !isTest(file) && isServer(file))
  expect(importers.filter((file) => file.startsWith('api/platform/'))).toEqual([])
  expect(importers).toContain('api/edge/listening/http-server.ts')
})

test('lucia is imported only by the staff sessions', () => {
  const importers = folders
    .flatMap(filesBelow)
    .filter((file) => /['"]lucia['"]/.test(readFileSync(join(root, file), 'utf8')))
    .filter((file) => !isTest(file))
  expect(importers).toEqual(['modules/admin/sessions.ts'])
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The tables and functions of all modules, each with its schema. */
const created = new Set(
  [
    ...read('modules/schema.sql').matchAll(
      /^create (?:or replace )?(?:table|function) (\w+\.\w+)/gim,
    ),
  ].map(([, name]) => name),
)

/** The strings of a file and the parts of its templates, with their quotes but without SQL's comments. */
function literalsIn(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isStringLiteralLike(node) || isTemplateHead(node) || isTemplateMiddleOrTemplateTail(node))
      found.push(text.slice(node.pos, node.end).trim())
    forEachChild(node, visit)
  }
  if (file.endsWith('.sql')) found.push(text)
  else visit(createSourceFile(file, text, ScriptTarget.Latest))
  return found.map((literal) => literal.replace(/\/\*[\s\S]*?\*\/|--.*/g, ''))
}

/** The tables and functions that a file's SQL names, each with the text before it. */
const tablesIn = (file: string, text: string) =>
  literalsIn(file, text).flatMap((literal) =>
    [...literal.matchAll(/"?\b(\w+)"?\."?(\w+)"?/g)]
      .map(({ 1: schema, 2: name, index }) => ({
        name: `${schema}.${name}`,
        owner: `modules/${schema}`,
        before: literal.slice(0, index),
      }))
      .filter(({ name }) => created.has(name)),
  )

/** Whether a file has SQL that belongs into queries. */
const isStray = (file: string, text: string) =>
  !/(queries|migrate|database|database-watch|limits|test-database|database-setup|schema)\.ts$/.test(
    file,
  ) &&
  (/`\s*(select|insert into|update|delete from|truncate|create|alter|drop)\s/i.test(text) ||
    tablesIn(file, text).length > 0)

test('SQL is only in queries, migrations and the start of the database', () => {
  const code = folders.flatMap(filesBelow).filter((file) => !isTest(file))
  expect(code.filter((file) => isStray(file, read(file)))).toEqual([])
})

test.each([
  'sql`\n  with x as (\n    update orders.orders set total = 0\n  )\n  select`',
  'sql`exists (select from orders.orders)`',
  'sql`truncate orders.orders`',
  "deleteWithMails(tx, 'orders.orders', kinds, isExpired)",
])('the guard of SQL sees %s outside queries', (text) => {
  expect(isStray('modules/orders/orders.ts', text)).toBe(true)
  expect(isStray('modules/orders/queries.ts', text)).toBe(false)
})

/**
 * Whose tables the statements of a module read beside its own: what happens to an order is in rooms above the book, and
 * lists and papers show both. To write, a module calls the one that has the table.
 */
const readable: Record<string, readonly string[]> = {
  'modules/payments': ['modules/orders'],
  'modules/workshop': ['modules/orders', 'modules/payments'],
  'modules/checkout': ['modules/orders', 'modules/payments'],
}

/**
 * The tables and functions of other modules that a file's SQL names without being allowed to. Those of
 * `modules/shared` belong to all, and a foreign key may lead where an import may.
 */
const namesOfOthers = (file: string, text: string): string[] =>
  tablesIn(file, text).flatMap(({ name, owner, before }) => {
    const here = roomOf(file)
    if (!(owner in allowed) || owner === here) return []
    // A template that is the name alone is the table of a list.
    const [verb] = /(?:delete\s+from|from|join|references|^`|)\s*$/.exec(before) ?? []
    const reachable = { from: readable, join: readable, '`': readable, references: allowed }
    const isReached = reachable[verb?.trim() as keyof typeof reachable]?.[here]?.includes(owner)
    return isReached ? [] : [`${file} names ${name}`]
  })

test("a module's tables are touched by its own SQL alone, but for readers of the book", () => {
  const migrations = readdirSync(join(root, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/migrations\/\w+\.sql$/.test(file))
    .map((file) => `modules/${file}`)
  // Those of tests fill tables for rehearsals and benchmarks.
  const code = ['modules', 'api']
    .flatMap(filesBelow)
    .filter((file) => !isTest(file) && !/\/test-/.test(file))
  const named = [...code, ...migrations].flatMap((file) => namesOfOthers(file, read(file)))
  expect(named).toEqual([])
})

test.each([
  [
    'artwork/pictures/release-queries.ts',
    'sql`\n  delete from cart.lines\n  using copy`',
    'cart.lines',
  ],
  ['cart/queries.ts', 'sql`select from artwork.pictures`', 'artwork.pictures'],
  ['artwork/migrations/0007_artwork.sql', 'line integer references cart.lines', 'cart.lines'],
  ['cart/migrations/0008_cart.sql', 'create table artwork.pictures (', 'artwork.pictures'],
  ['cart/migrations/0008_cart.sql', 'picture uuid references artwork.pictures', undefined],
  ['workshop/migrations/0013_workshop.sql', '-- In artwork.pictures', undefined],
  ['payments/refunds/refund-queries.ts', 'sql`select from orders.orders o`', undefined],
  ['payments/refunds/refund-queries.ts', 'sql`delete\n  from orders.orders`', 'orders.orders'],
  ['payments/refunds/refund-queries.ts', 'sql`update orders.orders o`', 'orders.orders'],
  ['payments/refunds/refund-queries.ts', 'sql`insert into orders.lines (', 'orders.lines'],
  ['payments/refunds/refund-queries.ts', 'sql`select from workshop.proofs', 'workshop.proofs'],
  ['cart/queries.ts', 'sql`select from orders.orders`', 'orders.orders'],
  ['payments/refunds/refund-queries.ts', "f(sql, 'orders.orders')", 'orders.orders'],
  ['cart/queries.ts', 'sql`delete from "orders"."orders"`', 'orders.orders'],
  ['cart/queries.ts', 'const { length } = orders.lines', undefined],
  ['checkout/payment/refusal-limits.ts', 'sql`delete from admin.staff`', 'admin.staff'],
  ['api/platform/payments/process-queries.ts', 'tx`update orders.orders`', 'orders.orders'],
  ['privacy/queries.ts', 'sql`select from log.staff_actions`', undefined],
])('the guard of tables reads %s: %s', (file, text, name) => {
  const path = file.startsWith('api/') ? file : `modules/${file}`
  expect(namesOfOthers(path, text)).toEqual(name ? [`${path} names ${name}`] : [])
})
