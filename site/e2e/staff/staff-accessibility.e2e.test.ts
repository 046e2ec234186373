import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { accountTexts } from '../../staff/account/text.ts'
import { discountTexts } from '../../staff/codes/text.ts'
import { campaignTexts, unreachedTexts } from '../../staff/newsletter/campaign-text.ts'
import { orderTexts, selectionTexts } from '../../staff/orders/text.ts'
import { productFileTexts } from '../../staff/products/file/text.ts'
import { assortmentTexts } from '../../staff/products/text.ts'
import { keptFormTexts } from '../../staff/ui/form/text.ts'
import { campaign } from '../../testing/campaign.ts'
import { staffTexts } from '../../text/staff.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { photo } from '../designer/designer-steps.ts'
import { expectSound } from '../sound.ts'
import { findOrder, logIn, openTab, paidOrder } from './staff-steps.ts'

/** Views in the order in which they are visited; axe checks the dialogs alone. */
type Views = Record<string, (page: Page, number: string) => Promise<unknown>>

const changedMeanwhile = 'patch that another administrator changed (dialog)'

const stories: Record<string, Views> = {
  'orders and their prints': {
    dashboard: async (page) => {
      await page.getByText(/^Viser \d+ av \d+ bestillinger$/).waitFor()
    },
    'account (dialog)': async (page) => {
      await page.getByRole('button', { name: accountTexts.open }).click()
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
    'selected order': async (page, number) => {
      await closeDialog(page)
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
  },
  'the other tabs of staff': {
    newsletter: async (page) => {
      await giveCampaigns(page)
      await openTab(page, 'newsletter')
      await page.getByText(campaignTexts.waiting('Kampanje 9', 100)).waitFor()
      await page.getByText(unreachedTexts.title(2)).click()
      await page.getByText(unreachedTexts.reasons.unknown).waitFor()
    },
    'cancelled campaign (dialog)': async (page) => {
      await page.getByRole('button', { name: campaignTexts.cancel }).first().click()
      await page.getByRole('dialog', { name: campaignTexts.cancelTitle }).waitFor()
    },
    discounts: async (page) => {
      await closeDialog(page)
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
    patches: async (page) => {
      const listed = page.waitForResponse(/\/api\/admin\/products\?/)
      await openTab(page, 'products')
      const [first] = (await (await listed).json()) as StaffProduct[]
      if (first) await refuseChange(page, first)
      await page.locator('[data-product]').first().waitFor()
    },
    'new patch with its picture and kept text (dialog)': async (page) => {
      const create = page.getByRole('button', { name: assortmentTexts.create })
      const dialog = page.getByRole('dialog')
      await create.click()
      await dialog.getByLabel(assortmentTexts.fieldLabels.name).fill('Halvferdig')
      await closeDialog(page)
      await create.click()
      await dialog.getByRole('button', { name: keptFormTexts.discard }).waitFor()
      await dialog.getByLabel(assortmentTexts.image).setInputFiles(await photo())
      await dialog.getByAltText(assortmentTexts.preview).waitFor()
    },
    [changedMeanwhile]: async (page) => {
      await closeDialog(page)
      await page.getByRole('button', { name: assortmentTexts.edit }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(assortmentTexts.fieldLabels.price).fill('99')
      await dialog.getByRole('button', { name: assortmentTexts.submitChange }).click()
      await dialog.getByLabel(`${staffTexts.conflict.theirs}: 69`).check()
    },
    'file of patches (dialog)': async (page) => {
      await closeDialog(page)
      await page.getByRole('button', { name: productFileTexts.open }).click()
      const file = { name: 'patcher.csv', mimeType: 'text/csv' }
      await page
        .getByLabel(productFileTexts.field, { exact: true })
        .setInputFiles({ ...file, buffer: Buffer.from('Id;Lagerendring\n101;5\n999998;5') })
      await page.getByText(productFileTexts.repair).waitFor()
    },
  },
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Lists a campaign that is not sent yet, and one that did not reach two people. */
async function giveCampaigns(page: Page): Promise<void> {
  const waiting = campaign(9, { startsIn: 600_000, sent: 0, left: 100 })
  const paused = campaign(7, { state: 'paused', failed: 2 })
  const failures = [
    { email: 'kari@example.com', reason: 'refused' },
    { email: 'ola@example.com', reason: 'unknown' },
  ]
  await page.route('**/api/admin/campaigns?*', (route) =>
    route.fulfill({ json: [waiting, paused] }),
  )
  await page.route('**/api/admin/campaigns/7/failures', (route) =>
    route.fulfill({ json: failures }),
  )
}

/** Answers each change of the patch as if another administrator had given it a price of 69 kr meanwhile. */
const refuseChange = (page: Page, { product, version, ...rest }: StaffProduct) =>
  page.route(`**/api/admin/products/${product.id}`, (route) =>
    route.fulfill({
      status: 409,
      json: {
        error: '',
        code: 'changed_meanwhile',
        current: { ...rest, product: { ...product, price: 69 }, version: version + 1 },
        changedBy: null,
        changedAt: null,
      },
    }),
  )

test.each(Object.entries(stories))(
  '%s have no axe violation and do not overflow, at a desk and on a phone',
  async (_, views) => {
    const { number } = await paidOrder('tilgjengelig')
    const { page, problems } = await visitor()
    await logIn(page)
    for (const [name, show] of Object.entries(views)) {
      await show(page, number)
      const part = name.endsWith('(dialog)') ? '[role=dialog]' : 'html'
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        await expectSound(page, `${name}, ${viewport.width} px`, part)
      }
      // The browser logs the refused change of a patch.
      expect(problems.splice(0), name).toEqual(
        name === changedMeanwhile ? [expect.stringContaining('409')] : [],
      )
    }
  },
)
