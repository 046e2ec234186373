import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { accountTexts } from '../../staff/account/text.ts'
import { discountTexts } from '../../staff/codes/text.ts'
import { newsletterTexts } from '../../staff/newsletter/text.ts'
import { orderTexts, selectionTexts } from '../../staff/orders/text.ts'
import { productFileTexts } from '../../staff/products/file/text.ts'
import { campaign } from '../../testing/campaign.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { findOrder, logIn, openTab, paidOrder } from './staff-steps.ts'

/** Views in the order in which they are visited; axe checks the dialogs alone. */
type Views = Record<string, (page: Page, number: string) => Promise<unknown>>

const views: Views = {
  dashboard: async (page) => {
    await logIn(page)
    await page.getByText(/^Viser \d+ av \d+ bestillinger$/).waitFor()
  },
  'account (dialog)': async (page) => {
    await page.getByRole('button', { name: accountTexts.open }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
  },
  newsletter: async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openTab(page, 'newsletter')
    await page.getByRole('heading', { name: newsletterTexts.campaign }).waitFor()
  },
  discounts: async (page) => {
    await openTab(page, 'discounts')
    await page.getByRole('heading', { name: discountTexts.codes }).waitFor()
  },
  log: async (page) => {
    await openTab(page, 'log')
    await page
      .getByText(/logget inn\.$/)
      .first()
      .waitFor()
  },
  'file of patches (dialog)': async (page) => {
    await openTab(page, 'products')
    await page.getByRole('button', { name: productFileTexts.open }).click()
    const file = { name: 'patcher.csv', mimeType: 'text/csv' }
    await page
      .getByLabel(productFileTexts.field, { exact: true })
      .setInputFiles({ ...file, buffer: Buffer.from('Id;Lagerendring\n101;5\n999998;5') })
    await page.getByText(productFileTexts.repair).waitFor()
  },
  'selected order': async (page, number) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openTab(page, 'orders')
    const row = await findOrder(page, number)
    await row.getByRole('checkbox').check()
    await page.getByRole('region', { name: selectionTexts.title }).waitFor()
  },
  'order with its log': async (page, number) => {
    await page.getByLabel(orderTexts.statusOf(number)).selectOption('shipped')
    await page.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
    await page.getByText(/endret status fra Venter/).waitFor()
  },
  'picking list': async (page) => {
    const link = page.locator('a[href^="/admin/plukkliste"]')
    await page.goto((await link.getAttribute('href')) ?? '')
    await page.getByRole('table').waitFor()
  },
  'packing slips': async (page) => {
    await page.goto(page.url().replace('plukkliste', 'pakksedler'))
    await page.getByRole('table').waitFor()
  },
}

test('the tabs of staff, an order and its prints have no axe violation and do not overflow, at a desk and on a phone', async () => {
  const { number } = await paidOrder('tilgjengelig')
  const { page, problems } = await visitor()
  const paused = campaign(7, { state: 'paused', failed: 2 })
  await page.route('**/api/admin/campaigns?*', (route) => route.fulfill({ json: [paused] }))
  for (const [name, look] of Object.entries(views)) {
    await look(page, number)
    const part = name.endsWith('(dialog)') ? '[role=dialog]' : 'html'
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await expectSound(page, `${name}, ${viewport.width} px`, part)
    }
  }
  expect(problems).toEqual([])
})
