import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../imports.ts'
import { journeysFor, purchase } from './journeys.ts'
import { partsOf, type Take, takesOf } from './takes.ts'
import { testsFor } from './tests.ts'

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
  'site/shop/checkout/text.ts': 'export const checkoutTexts = {}',
  'site/shop/checkout/payment/pay.ts': 'export const pay = 1',
  'site/shop/checkout/pay.served.test.ts': "import { pay } from './payment/pay.ts'",
  'site/staff/refunds/text.ts': 'export const texts = {}',
  'site/staff/refunds/Refund.tsx': `import { refundValue } from '../../../modules/checkout/rules.ts'
export const Refund = () => <p>{refundValue}</p>`,
  'site/pages/cart.astro': `---
import Shop from '../layouts/Shop.astro'
import { Cart } from '../shop/cart/Cart.tsx'
---`,
  'site/pages/checkout.astro': `---
import Shop from '../layouts/Shop.astro'
import { pay } from '../shop/checkout/payment/pay.ts'
---`,
  'site/pages/refunds.astro': `---
import Base from '../layouts/Base.astro'
import { Refund } from '../staff/refunds/Refund.tsx'
---`,
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
  'site/e2e/pages/first-paint.e2e.test.ts': '',
  'site/e2e/shop/buy-a-patch.e2e.test.ts': '',
}
const takesOfFile = ({ file, names }: Take) => takesOf(partsOf(shop[file] ?? '', file), names)

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
  const selected = journeysFor([changed], Object.keys(shop), takesOfFile)
  const names = selected.map((file) => /([\w-]+)\.e2e/.exec(file)?.[1])
  expect(names.toSorted()).toEqual([...expected, 'buy-a-patch'].toSorted())
})

test('the purchase is a journey of this repository', () => {
  expect(existsSync(join(root, purchase))).toBe(true)
})

const [boundaries, prices, refunds] = [
  'modules/boundaries.test.ts',
  'modules/checkout/price.test.ts',
  'modules/checkout/refund.test.ts',
]
const carts = 'site/shop/cart/cart.browser.test.tsx'

test.each([
  ['modules/checkout/price.ts', [prices, carts]],
  ['modules/checkout/refund.ts', [refunds]],
  ['modules/checkout/rules.ts', [prices, refunds, carts]],
  [refunds, [refunds]],
  ['site/shop/checkout/payment/pay.ts', []],
  ['vitest.browser.config.ts', [prices, refunds, carts]],
  ['modules/checkout/migrations/0001_orders.sql', [prices, refunds, carts]],
])(
  'a change of %s selects tests that take something of it, and the boundaries',
  (changed, expected) => {
    const selected = testsFor([changed], Object.keys(shop), takesOfFile)
    expect(selected.toSorted()).toEqual([boundaries, ...expected])
  },
)

const file = 'site/a.ts'
const other = 'site/b.ts'

test.each([
  ["import b from './b.ts'\nexport const a = b", [{ file: other }]],
  ["import * as b from './b.ts'\nexport const a = b.c", [{ file: other }]],
  ["export { default as a } from './b.ts'", [{ file: other }]],
  ["import { $c } from './b.ts'\nexport const a = $c", [{ file: other, names: ['$c'] }]],
  ["import { c as b } from './b.ts'\nexport const a = b", [{ file: other, names: ['c'] }]],
  [
    "import {\n  type D,\n  c,\n} from './b.ts'\nexport const a = c",
    [{ file: other, names: ['c'] }],
  ],
  ["import { c } from './b.ts'\nexport const other = c", []],
  ["import { c } from './b.ts'\nwatch(c)", [{ file: other, names: ['c'] }]],
  ["import './b.ts'", [{ file: other }]],
  ["export * from './b.ts'", [{ file: other }]],
  ["export { c as a } from './b.ts'", [{ file: other, names: ['c'] }]],
  ["export const a = () => import('./b.ts')", [{ file: other }]],
  ["export const other = () => import('./b.ts')", []],
  ["export type a = import('./b.ts').B", []],
  ["import { c } from './b.ts'\nconst [x] = c\nexport { x as a }", [{ file: other, names: ['c'] }]],
  ["import { c } from './b.ts'\nexport default c", [{ file: other, names: ['c'] }]],
])('an export takes what it uses: %j', (text, expected) => {
  expect(takesOf(partsOf(text, file), ['a'])).toEqual(expected)
})
