import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFormTexts as texts } from '../../shop/designer/starts/picture-form-text.ts'
import { pictureRefusals } from '../../text/picture-refusals.ts'
import { phone, visitor, visitorWithoutScript } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { photo } from './designer-steps.ts'

test('DESIGN-11 without scripts a picture is sent by a form, shown as it will be sewn, and ten of it are in the cart', async () => {
  const { page: other, problems } = await visitor(phone)
  await other.goto('/lag-din-egen/bilde?feil=image_too_large')
  await other.getByRole('alert').getByText(pictureRefusals.tooLarge).waitFor()
  await expectSound(other)

  const { page, context } = await visitorWithoutScript(phone)
  await page.goto('/lag-din-egen')
  expect(await page.locator('#bilde').isVisible()).toBe(false)
  await page.getByLabel(texts.label).setInputFiles(await photo())
  // The answer comes when the patch is sewn, which is seconds of processor time.
  await page.getByRole('button', { name: texts.send }).click({ noWaitAfter: true })
  await page.getByRole('heading', { name: texts.orderedTitle }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/lag-din-egen/i-handlekurven')
  const picture = page.getByRole('img', { name: texts.picture })
  const shown = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect((await sharp(await shown.body()).metadata()).width).toBe(800)
  await page.getByText('9 cm i diameter').waitFor()

  // Another browser, with scripts, takes the cart over from the link.
  const link = await page.getByRole('link', { name: texts.cartLink }).getAttribute('href')
  await other.goto(link ?? '')
  await other.getByText('10 × ').first().waitFor()
  await other.goto(page.url())
  await expectSound(other)
  expect(problems).toEqual([])

  // With scripts turned on later, the cart is that of the cookie.
  const { context: later, page: laterPage } = await visitor(phone)
  await later.addCookies(await context.cookies())
  await laterPage.goto('/checkout')
  await laterPage.getByText('Tilpasset patch').first().waitFor()
})
