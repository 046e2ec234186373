import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { administrator } from '../../../api/testing/administrator.ts'
import { sizes } from '../../../modules/embroidery/rules.ts'
import { placeOrder } from '../../../scripts/rehearsal/buyer.ts'
import { type OtherEngine, otherEngines } from '../../../scripts/test/install/engines.ts'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { cartTexts } from '../../shop/cart/text.ts'
import { checkoutTexts, summaryTexts, thankYouTexts } from '../../shop/checkout/text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { confirmationTexts } from '../../shop/order/text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { wishlistTexts } from '../../shop/wishlist/text.ts'
import { loginTexts } from '../../staff/login/text.ts'
import { orderTexts, statusLabels } from '../../staff/orders/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { photo } from '../designer/designer-steps.ts'
import { customer } from '../steps.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import type { Target } from './in-page.ts'
import { tablet, type Visitor, visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const header: Target = { role: 'banner' }
const drawer = (name: string): Target => ({ role: 'dialog', name })
const button = (name: string | RegExp, inside?: Target): Target => ({
  role: 'button',
  name,
  ...(inside && { inside }),
})

const start: Record<OtherEngine, () => Promise<Engine>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
}

describe.each(otherEngines())('%s', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await start[name]()
    console.log(`Browser engine: ${name} ${engine.version}`)
  })
  afterAll(() => engine?.close())

  test('HDR-04 CARD-06 CARTUI-08 CHK-11 PAY-01 a russ finds a patch, takes three, gives a code and pays by card', async () => {
    const russ = await visitor(engine)
    await russ.open('/')
    await russ.press(button(navigationTexts.menu, header))
    await russ.fill({ role: 'combobox' }, 'russ')
    await russ.key('Enter')
    await russ.comeTo(/^\/products\?search=russ/)
    await russ.press(button(new RegExp(`^${productTexts.add}`), { role: 'article' }))
    await russ.press(button(/^Handlekurv/, header))
    await russ.press(button('Flere', drawer(navigationTexts.cart)))
    await russ.press(button('Flere', drawer(navigationTexts.cart)))
    await russ.press({ role: 'link', name: cartTexts.checkout })
    await russ.fill({ role: 'textbox', name: summaryTexts.code }, '3for2')
    await russ.press(button(summaryTexts.apply))
    await russ.read(summaryTexts.discountOn)
    await giveAddress(russ)
    await russ.fill({ role: 'textbox', name: 'Kortnummer' }, '4242424242424242')
    await russ.fill({ role: 'textbox', name: /^Utløp/ }, '1240')
    await russ.fill({ role: 'textbox', name: /^(CVC|Sikkerhetskode)/ }, '123')
    await russ.press(button(/^Betal /))
    await russ.see({ role: 'heading', name: thankYouTexts.title })
    expect(await russ.text({ role: 'main' })).toMatch(/RP-[A-Z0-9]{8}/)
  })

  test('WISH-04 DESIGN-05 DESIGN-11 CONF-01 a customer closes a dialog with Back, and buys the wishlist and a custom patch with Klarna', async () => {
    const russ = await visitor(engine)
    await russ.open('/products')
    await russ.press({ role: 'button', name: /i ønskelisten$/, inside: { role: 'article' } })
    await russ.press(button(/^Se /, { role: 'article' }))
    await russ.see({ role: 'dialog' })
    await russ.back()
    await russ.miss({ role: 'dialog' })
    await russ.comeTo(/^\/products/)
    await russ.press(button(/^Ønskeliste/, header))
    await russ.press(button(wishlistTexts.addAll))
    await russ.open('/lag-din-egen')
    await russ.upload(await photoFile())
    await russ.read(designerTexts.uploaded)
    // The smallest patch, as the largest takes five times as long to sew: here first, then by the shop.
    await russ.press({ role: 'slider', name: editorTexts.size })
    await russ.key('Home')
    await russ.read(editorTexts.cm(sizes.least))
    await russ.find('[data-stage="sewn"]')
    await russ.press(button(designerTexts.add))
    await russ.read(addToCartTexts.customAdded)
    await russ.press(button(/^Handlekurv/, header))
    await russ.press({ role: 'link', name: cartTexts.checkout })
    await giveAddress(russ)
    await russ.press({ role: 'radio', name: 'Klarna' })
    await russ.press(button(/^Betal /))
    await russ.press(button('Godkjenn testbetalingen'))
    await russ.comeTo(/^\/order-confirmation/)
    await russ.read(confirmationTexts.payment)
  })

  test('HDR-08 ALOGIN-11 AORD-18 on a tablet the shop fits, and staff log in and ship an order', async () => {
    const number = await placeOrder(inject('shopUrl'))
    const staff = await visitor(engine, tablet)
    await staff.open('/products')
    expect(await staff.overflow()).toBe(0)
    await staff.press(button(/^Handlekurv/, header))
    await staff.see(drawer(navigationTexts.cart))
    await staff.open('/admin/login')
    await staff.fill({ role: 'textbox', name: loginTexts.username }, administrator.username)
    await staff.key('Tab')
    await staff.type(administrator.password)
    await staff.key('Enter')
    await staff.comeTo(/^\/admin\/dashboard/)
    await staff.fill({ role: 'searchbox', name: orderTexts.search }, number)
    const row: Target = { role: 'row', name: new RegExp(number) }
    await staff.see(row)
    await staff.choose({ role: 'combobox', name: orderTexts.statusOf(number) }, 'shipped')
    const badge: Target = { role: 'cell', nth: 5, inside: row }
    await expect.poll(() => staff.text(badge)).toBe(statusLabels.shipped)
  })
})

/** The path of a file with a photo. */
async function photoFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-photo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { name, buffer } = await photo()
  await writeFile(join(folder, name), buffer)
  return join(folder, name)
}

async function giveAddress(russ: Visitor): Promise<void> {
  for (const [label, value] of Object.entries(customer('motor')))
    await russ.fill({ role: 'textbox', name: new RegExp(`^${label}`) }, value)
  await russ.press({ role: 'checkbox', name: new RegExp(checkoutTexts.accept) })
}
