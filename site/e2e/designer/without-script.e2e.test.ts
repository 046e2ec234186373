import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { pictureFormTexts as texts } from '../../shop/designer/starts/picture-form-text.ts'
import { pictureRefusals } from '../../text/picture-refusals.ts'
import { phone, visitor } from '../browser.ts'
import { photo, pictureFile } from '../shop/designer-steps.ts'
import { expectSound } from '../sound.ts'

/** A visitor whose browser runs no scripts, and the same browser's pages. */
async function withoutScript() {
  const { context } = await visitor(phone)
  const plain = await context
    .browser()
    ?.newContext({ javaScriptEnabled: false, baseURL: inject('shopUrl'), viewport: phone })
  if (!plain) throw new Error('The browser is gone')
  onTestFinished(() => plain.close())
  const page = await plain.newPage()
  await page.goto('/lag-din-egen')
  const send = async (file: ReturnType<typeof pictureFile>) => {
    await page.getByLabel(texts.label).setInputFiles(file)
    // The answer comes when the patch is sewn, which is seconds of processor time.
    await page.getByRole('button', { name: texts.send }).click({ noWaitAfter: true })
  }
  return { context: plain, page, send }
}

test('DESIGN-11 without scripts a picture is sent by a form, shown as it will be sewn, and ten of it are in the cart', async () => {
  const { page, context, send } = await withoutScript()
  expect(await page.locator('#bilde').isVisible()).toBe(false)
  await send(await photo())
  await page.getByRole('heading', { name: texts.orderedTitle }).waitFor({ timeout: 90_000 })
  expect(new URL(page.url()).pathname).toBe('/lag-din-egen/i-handlekurven')
  const picture = page.getByRole('img', { name: texts.picture })
  const shown = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect((await sharp(await shown.body()).metadata()).width).toBe(800)
  await page.getByText('9 cm i diameter').waitFor()
  await page.reload()

  const cookie = (await context.cookies()).find(({ name }) => name === 'cart-session-id')
  const headers = { 'x-session-id': cookie?.value ?? '' }
  const cart = await (await page.request.get('/api/cart', { headers })).json()
  expect(cart).toMatchObject([{ quantity: 10, product: { id: 999_999 } }])

  // Another browser, with scripts, takes the cart over from the link.
  const link = await page.getByRole('link', { name: texts.cartLink }).getAttribute('href')
  const { page: other, problems } = await visitor(phone)
  await other.goto(link ?? '')
  await other.getByText('10 × ').first().waitFor()
  await other.goto(page.url())
  await expectSound(other)
  expect(problems).toEqual([])

  // With scripts turned on later, the cart is that of the cookie.
  const { context: scripted, page: later } = await visitor(phone)
  await scripted.addCookies(await context.cookies())
  await later.goto('/checkout')
  await later.getByText('Tilpasset patch').first().waitFor()
})

test('DESIGN-08 DESIGN-09 a refused file leads back to the form, which says why', async () => {
  const { page, send } = await withoutScript()
  await send(pictureFile('brev.png', 'image/png', Buffer.from('<html>hei</html>')))
  const alert = page.getByRole('alert')
  await alert.getByText(pictureRefusals.wrongType).waitFor()
  await send(pictureFile('stor.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)))
  await alert.getByText(pictureRefusals.tooLarge).waitFor()
})

test('the form with a refusal is a sound page', async () => {
  const { page, problems } = await visitor(phone)
  await page.goto('/lag-din-egen/bilde?feil=image_too_large')
  await page.getByRole('alert').getByText(pictureRefusals.tooLarge).waitFor()
  await expectSound(page)
  expect(problems).toEqual([])
})
