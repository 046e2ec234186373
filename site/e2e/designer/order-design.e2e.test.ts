import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { threadChart } from '../../../modules/embroidery/rules.ts'
import { designFormText } from '../../../modules/shared/pictures/design-form.ts'
import { readEmbroideries } from '../../../scripts/test/python/read-embroidery.ts'
import { cartTexts } from '../../shop/cart/text.ts'
import { thankYouTexts } from '../../shop/checkout/text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { productionTexts } from '../../staff/orders/production/text.ts'
import { orderDetailsTexts, orderTexts } from '../../staff/orders/text.ts'
import { phone, visitor } from '../browser.ts'
import { approveDesign, pressInMail } from '../order/proof-steps.ts'
import { findOrder, logIn } from '../staff/staff-steps.ts'
import { acceptTerms, customer, fillCard, fillCustomer, openCart, payButton } from '../steps.ts'
import { expectToast } from '../toasts.ts'
import { designer, dragged, photo, pick, pictureFile, sewn } from './designer-steps.ts'

/** Opens the details of an order, and returns the machine file that staff download there. */
async function machineFileOf(staff: Page, number: string): Promise<Buffer> {
  await findOrder(staff, number)
  await staff.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  await staff
    .getByRole('button', { name: orderDetailsTexts.enlarge('Tilpasset patch, hjerte, 8,5 cm') })
    .click()
  const saving = staff.waitForEvent('download')
  await staff.getByRole('button', { name: productionTexts.files.dst }).click()
  return readFileSync(await (await saving).path())
}

test('DESIGN-01 DESIGN-02 DESIGN-08 DESIGN-11 DESIGN-12 AORD-18 a photo on a phone becomes a file in which another program finds the ordered size and threads', async () => {
  const { page, choose, preview, problems } = await designer(phone)
  const drawing = await photo()
  const webp = await sharp(drawing.buffer).webp().toBuffer()
  await choose(pictureFile('bilde.png', 'image/png', webp))
  await expectToast(page, designerTexts.wrongType, designerTexts.wrongTypeText)
  await preview.waitFor({ state: 'detached' })
  expect(problems.splice(0)).toHaveLength(1)

  const dataTransfer = await dragged(page, [drawing])
  await page.locator('footer').first().dispatchEvent('drop', { dataTransfer })
  await expectToast(page, designerTexts.uploaded)
  expect((await sewn(page)).picture?.threads.map(({ thread }) => thread)).toContain('forest')
  await pick(page, editorTexts.outlines.heart)
  await page.getByRole('slider', { name: editorTexts.size }).press('ArrowLeft')
  await expect.poll(async () => (await sewn(page)).size).toBe(85)
  await page.reload()
  const design = await sewn(page)
  expect(design).toMatchObject({ outline: 'heart', size: 85 })
  expect(await page.locator('[data-stage] img[data-loaded]').getAttribute('src')).toMatch(/^blob:/)
  await page.getByRole('button', { name: designerTexts.add }).click()
  const drawer = await openCart(page)
  await drawer.getByText(designFormText(design)).waitFor()
  expect(await drawer.locator('[data-line] output').innerText()).toBe('10')
  await drawer.getByRole('link', { name: cartTexts.checkout }).click()
  await page.locator('[data-line] img[src^="blob:"], [data-line] img[src^="data:image/"]').waitFor()

  const buyer = customer('maskinfil')
  await fillCustomer(page, buyer)
  await fillCard(page, '4242424242424242')
  await acceptTerms(page)
  await payButton(page).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  await page.getByText('et utkast som viser hvordan motivet ditt blir sydd').waitFor()
  const number = /RP-[A-Z0-9]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  await pressInMail(page, buyer['E-post'], 'Takk for bestillingen')
  expect(await page.getByText('Hjerte, 8,5 cm', { exact: true }).count()).toBe(2)
  await approveDesign(page)
  expect(problems).toEqual([])

  const { page: staff } = await visitor()
  await logIn(staff)
  const [found] = readEmbroideries([await machineFileOf(staff, number)])
  const [left, top, right, bottom] = found?.box ?? [0, 0, 0, 0]
  expect(Math.max(right - left, bottom - top) / 10).toBeCloseTo(85, 0)
  const { picture, edge } = design
  const chosen = [edge, ...(picture?.threads ?? []).map(({ thread }) => thread)]
  const colours = new Set(chosen.map((thread) => threadChart[thread].hex.toLowerCase()))
  expect(found?.threads.length).toBeGreaterThan(2)
  for (const { hex } of found?.threads ?? []) expect(colours).toContain(hex.toLowerCase())
  expect(found?.stitches).toBeGreaterThan(5000)
})
