import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../imports.ts'
import { baseOf } from './changes.ts'
import { journeysFor, purchase } from './journeys.ts'
import { partsOf, takesAmong, takesOf } from './takes.ts'
import { testsFor } from './tests.ts'

const page = (layout: string, shown: string) =>
  `---\nimport Layout from '../layouts/${layout}.astro'\nimport ${shown}\n---`

/** A small shop: its files by their paths. */
const shop: Record<string, string> = {
  'modules/checkout/rules.ts': `export { price } from './price.ts'
export { type Refund, refund as refundValue } from './refund.ts'`,
  'modules/checkout/price.ts': 'export const price = 1',
  'modules/checkout/refund.ts': 'export const refund = 1',
  'modules/checkout/index.ts': "export * from './place-order.ts'",
  'modules/checkout/place-order.ts': '',
  'modules/checkout/price.test.ts': "import { price } from './rules.ts'",
  'modules/checkout/refund.test.ts': "import { refundValue } from './rules.ts'",
  'modules/checkout/sewing.ts':
    "const ask = processOf(new URL('./sewing-process.ts', import.meta.url))",
  'modules/checkout/sewing-process.ts': "import { sew } from './sew.ts'\nanswer(sew)",
  'modules/checkout/sew.ts': 'export const sew = 1',
  'modules/checkout/sewing.test.ts': "import './sewing.ts'",
  'modules/checkout/seed.ts': `const folder = new URL(\`./data/\${kind}\`, import.meta.url)`,
  'modules/checkout/data/a.yaml': '',
  'modules/checkout/data/write-data.ts': '',
  'modules/checkout/seed.test.ts': `import './seed.ts'
const cwd = new URL('../../', import.meta.url)
const contract = readFileSync(join(cwd, 'openapi.yaml'))
const options = readFileSync(join(cwd, '.npmrc'))`,
  'openapi.yaml': '',
  '.npmrc': '',
  'modules/boundaries.test.ts': "import { importsOf } from '../scripts/test/imports.ts'",
  'site/layouts/Base.astro': "---\nimport '../styles/global.css'\n---",
  'site/layouts/Shop.astro': `---
import { Chat } from '../shop/chat/Chat.tsx'
import Base from './Base.astro'
---`,
  'site/styles/global.css': "@import './tokens.css';",
  'site/styles/tokens.css': '',
  'site/shop/chat/Chat.tsx': 'export const Chat = () => <p />',
  'site/shop/cart/text.ts': 'export const cartTexts = {}',
  'site/shop/cart/Cart.tsx': `import { price } from '../../../modules/checkout/rules.ts'
export const Cart = () => <p>{price}</p>`,
  'site/shop/cart/cart.browser.test.tsx': "import { Cart } from './Cart.tsx'",
  'vitest.browser.config.ts': `import { badPicture } from './site/testing/bad-picture.ts'
export default { setupFiles: ['site/testing/browser-setup.ts'], commands: { badPicture } }`,
  'site/testing/browser-setup.ts': "import '../styles/global.css'",
  'site/testing/bad-picture.ts': `export const badPicture = () => import('../../api/testing/corpus.ts')`,
  'api/testing/corpus.ts': '',
  'site/shop/checkout/text.ts': 'export const checkoutTexts = {}',
  'site/shop/checkout/payment/pay.ts': 'export const pay = 1',
  'site/shop/checkout/pay.served.test.ts': "import { pay } from './payment/pay.ts'",
  'site/staff/refunds/text.ts': 'export const texts = {}',
  'site/staff/refunds/Refund.tsx': `import { refundValue } from '../../../modules/checkout/rules.ts'
export const Refund = () => <p>{refundValue}</p>`,
  'site/pages/cart.astro': page('Shop', "{ Cart } from '../shop/cart/Cart.tsx'"),
  'site/pages/checkout.astro': page('Shop', "{ pay } from '../shop/checkout/payment/pay.ts'"),
  'site/pages/refunds.astro': page('Base', "{ Refund } from '../staff/refunds/Refund.tsx'"),
  'site/e2e/steps.ts': `import type { Refund } from '../../modules/checkout/rules.ts'
import { cartTexts } from '../shop/cart/text.ts'
import { checkoutTexts } from '../shop/checkout/text.ts'
const title = checkoutTexts.title
export const openCart = () => cartTexts
/** Also checkoutTexts. */
export function goToCheckout() { return title }`,
  'site/e2e/shop/cart.e2e.test.ts': "import { openCart } from '../steps.ts'",
  'site/e2e/shop/pay.e2e.test.ts': "import { goToCheckout } from '../steps.ts'",
  'site/e2e/staff/refund.e2e.test.ts': "import { texts } from '../../staff/refunds/text.ts'",
  'site/e2e/presses.test.ts': "const e2e = new URL('./', import.meta.url)",
  'site/e2e/pages/first-paint.e2e.test.ts': '',
  'site/e2e/shop/buy-a-patch.e2e.test.ts': '',
}
const files = Object.keys(shop)
const textsOf = (file: string) => [shop[file] ?? '']
const takesOfFile = takesAmong(new Set(files), textsOf)

const [cart, pay, refund, firstPaint] = ['cart', 'pay', 'refund', 'first-paint']

test.each([
  ['only its own feature', 'site/shop/checkout/payment/pay.ts', [pay]],
  ['a feature by the name that it takes of a door', 'modules/checkout/price.ts', [cart]],
  ['a feature by a name that the door gives', 'modules/checkout/refund.ts', [refund]],
  [
    'the features of a page, and what looks at all pages',
    'site/pages/cart.astro',
    [cart, firstPaint],
  ],
  ['the pages of a layout', 'site/layouts/Shop.astro', [cart, pay, firstPaint]],
  ['every page', 'site/layouts/Base.astro', [cart, pay, refund, firstPaint]],
  ['every page by a style', 'site/styles/tokens.css', [cart, pay, refund, firstPaint]],
  ['what looks at all pages, by a part of a layout', 'site/shop/chat/Chat.tsx', [firstPaint]],
  ['itself', 'site/e2e/staff/refund.e2e.test.ts', [refund]],
  ['what takes steps', 'site/e2e/steps.ts', [cart, pay]],
  ['everything, by what all run with', 'package.json', [cart, pay, refund, firstPaint]],
  ['nothing else from the server', 'modules/checkout/place-order.ts', []],
  ['nothing else from a test', 'site/shop/cart/cart.browser.test.tsx', []],
])('beside the purchase, a change selects journeys of %s', (_, changed, expected) => {
  const selected = namesOf(journeysFor([changed], files, takesOfFile))
  expect(selected).toEqual([...expected, 'buy-a-patch'].toSorted())
})

const namesOf = (journeys: readonly string[]) =>
  journeys.map((file) => /([\w-]+)\.e2e/.exec(file)?.[1]).toSorted()

test.each([
  ['api/stand-ins/payments/browser/challenge.js', ['cards', 'docs', 'mails']],
  ['api/stand-ins/payments/form.test.ts', []],
  ['api/pages/docs/docs-page.ts', ['docs']],
  ['site/api-docs/start.ts', ['docs']],
  ['site/postal-codes/register.tsv', ['cards']],
  ['site/e2e/kept/newsletter-360.png', ['mails']],
])('a change of %s, which no page imports, selects journeys that see it', (changed, expected) => {
  const journeys = ['checkout/cards', 'pages/docs', 'shop/mails', 'shop/buy-a-patch'].map(
    (name) => `site/e2e/${name}.e2e.test.ts`,
  )
  const selected = namesOf(journeysFor([changed], [...journeys, changed], () => []))
  expect(selected).toEqual([...expected, 'buy-a-patch'].toSorted())
})

test('a page also stands for what it showed before', () => {
  const changed = 'site/pages/cart.astro'
  const before = page('Base', "{ Refund } from '../staff/refunds/Refund.tsx'")
  const takes = takesAmong(new Set(files), (file) => [
    ...textsOf(file),
    ...(file === changed ? [before] : []),
  ])
  const selected = namesOf(journeysFor([changed], files, takes))
  expect(selected).toEqual(['buy-a-patch', cart, firstPaint, refund])
})

test('a commit that is unknown has no base', () => {
  expect(baseOf('no-such-branch')).toBeUndefined()
  expect(baseOf('--all')).toBeUndefined()
})

test('the purchase is a journey of this repository', () => {
  expect(existsSync(join(root, purchase))).toBe(true)
})

const boundaries = 'modules/boundaries.test.ts'
const prices = 'modules/checkout/price.test.ts'
const refunds = 'modules/checkout/refund.test.ts'
const seeds = 'modules/checkout/seed.test.ts'
const sewing = 'modules/checkout/sewing.test.ts'
const carts = 'site/shop/cart/cart.browser.test.tsx'
const presses = 'site/e2e/presses.test.ts'
const all = [prices, refunds, seeds, sewing, presses, carts]

test.each([
  ['modules/checkout/price.ts', [prices, carts]],
  ['modules/checkout/refund.ts', [refunds]],
  ['modules/checkout/rules.ts', [prices, refunds, carts]],
  ['modules/checkout/sewing-process.ts', [sewing]],
  ['modules/checkout/sew.ts', [sewing]],
  ['modules/checkout/data/a.yaml', [seeds]],
  ['modules/checkout/data/write-data.ts', []],
  ['openapi.yaml', [seeds]],
  ['.npmrc', [seeds]],
  ['site/e2e/steps.ts', [presses]],
  [refunds, [refunds]],
  ['site/shop/checkout/payment/pay.ts', []],
  ['vitest.browser.config.ts', [carts]],
  ['site/testing/browser-setup.ts', [carts]],
  ['site/styles/tokens.css', [carts]],
  ['api/testing/corpus.ts', [carts]],
  ['vitest.config.ts', all],
  ['scripts/patches/postgres+3.4.9.patch', all],
  ['modules/checkout/migrations/0001_orders.sql', all],
])(
  'a change of %s selects tests that take something of it, and the boundaries',
  (changed, expected) => {
    const selected = testsFor([changed], files, takesOfFile)
    expect(selected.toSorted()).toEqual([boundaries, ...expected])
  },
)

const file = 'site/a.ts'
const other = 'site/b.ts'
const whole = { file: other }
const onlyC = { file: other, names: ['c'] }

test.each([
  ["import b from './b.ts'\nexport const a = b", [whole]],
  ["import * as b from './b.ts'\nexport const a = b.c", [whole]],
  ["export { default as a } from './b.ts'", [whole]],
  ["import { $c } from './b.ts'\nexport const a = $c", [{ file: other, names: ['$c'] }]],
  ["import { c as b } from './b.ts'\nexport const a = b", [onlyC]],
  ["import {\n  type D,\n  c,\n} from './b.ts'\nexport const a = c", [onlyC]],
  ["import { c } from './b.ts'\nexport const other = c", []],
  ["import { c } from './b.ts'\nwatch(c)", [onlyC]],
  ["import './b.ts'", [whole]],
  ["export * from './b.ts'", [whole]],
  ["export { c as a } from './b.ts'", [onlyC]],
  ["export const a = () => import('./b.ts')", [whole]],
  ["export const other = () => import('./b.ts')", []],
  ["export type a = import('./b.ts').B", []],
  ["import { c } from './b.ts'\nconst [x] = c\nexport { x as a }", [onlyC]],
  ["import { c } from './b.ts'\nexport default c", [onlyC]],
  ["export const a = new Worker(new URL('./b.ts', import.meta.url))", [whole]],
  ["export const a = run('site/b.ts')", [whole]],
  ["export const other = run('site/b.ts')", []],
])('an export takes what it uses: %j', (text, expected) => {
  const takes = takesOf(partsOf(text, file, new Set([file, other])), ['a'])
  expect(takes).toEqual(expected)
})
