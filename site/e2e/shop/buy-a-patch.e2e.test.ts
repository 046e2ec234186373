import { expect, test } from 'vitest'
import { administrator } from '../../../api/testing/administrator.ts'
import { paths } from '../../paths.ts'
import { cartTexts } from '../../shop/cart/text.ts'
import { summaryTexts, thankYouTexts } from '../../shop/checkout/text.ts'
import { linkedOrderTexts } from '../../shop/linked-order/text.ts'
import { visitor } from '../browser.ts'
import { openMail } from '../inbox.ts'
import { expectSound } from '../sound.ts'
import {
  acceptTerms,
  addFirst,
  cards,
  customer,
  fillCard,
  fillCustomer,
  krOf,
  open,
  openCart,
  payButton,
  sum,
} from '../steps.ts'
import { expectToast } from '../toasts.ts'

test('PROD-06 CARD-06 CARTUI-08 CHK-11 PAY-01 CONF-01 AORD-18 a customer finds and pays for a patch, has its number and price by mail, and staff ship it', async () => {
  const { page, problems } = await visitor()
  const kari = customer('kari')

  await open(page, '/')
  await page.getByRole('banner').getByRole('combobox').fill('russ')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\?search=russ/)
  await page.getByRole('checkbox', { name: 'Rød' }).check()
  await page.waitForURL(/tags=red/)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3)
  await addFirst(page, 2)

  const drawer = await openCart(page)
  const line = drawer.locator('[data-line]').first()
  await line.getByRole('button', { name: 'Flere' }).click()
  await expect.poll(() => line.locator('output').textContent()).toBe('2')
  await expect.poll(() => krOf(sum(drawer, cartTexts.count))).toBe(3)
  await drawer.getByRole('link', { name: cartTexts.checkout }).click()

  await page.getByLabel(summaryTexts.code).fill('3for2')
  await expect.poll(() => page.getByLabel(summaryTexts.code).inputValue()).toBe('3FOR2')
  await page.getByRole('button', { name: summaryTexts.apply, exact: true }).click()
  await expectToast(page, summaryTexts.discountOn)
  await page.locator('[data-applied="3FOR2"]').waitFor()
  await expect.poll(() => krOf(sum(page, summaryTexts.discount))).toBeGreaterThan(0)

  await fillCustomer(page, kari)
  await acceptTerms(page)
  await fillCard(page, '4242 4242 4242 4242')
  const total = await krOf(payButton(page))
  await payButton(page).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  const orderNumber = /RP-[A-Z0-9]{8}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  expect(orderNumber).not.toBe('')
  await expectSound(page)

  const toOrder = page.getByRole('link', { name: thankYouTexts.order })
  await toOrder.click()
  await page.getByRole('heading', { name: linkedOrderTexts.title, level: 1 }).waitFor()
  await page.getByText(orderNumber).first().waitFor()
  await page.goto(paths.orderConfirmation({ order_number: orderNumber }))
  await toOrder.waitFor()

  const mails = await visitor()
  await openMail(mails.page, kari['E-post'])
  const mail = await mails.page.locator('pre').innerText()
  expect(mail).toContain(orderNumber)
  const sums = [...mail.matchAll(/(\d[\d\s]*)kr/g)].map(([, kr = '']) =>
    Number(kr.replace(/\s/g, '')),
  )
  expect(sums).toContain(total)
  const asked = mails.page.waitForResponse('**/api/orders/*/payment')
  await mails.page.goto(paths.orderConfirmation({ order_number: orderNumber }))
  await mails.page.getByText(orderNumber).first().waitFor()
  expect(await (await asked).json()).toEqual({ payment: 'unknown' })

  const staff = await visitor()
  await staff.page.goto('/admin/login')
  await staff.page.getByLabel('Brukernavn').fill(administrator.username)
  await staff.page.getByLabel('Passord', { exact: true }).fill(administrator.password)
  await staff.page.getByRole('button', { name: 'Logg inn' }).click()
  await staff.page.waitForURL('**/admin/dashboard')
  await staff.page.getByLabel('Søk').fill(orderNumber)
  const row = staff.page.getByRole('row', { name: orderNumber })
  await row.waitFor()
  const select = row.getByLabel(`Endre status for ${orderNumber}`)
  // The row also contains the select's options; the badge beside it shows the server's latest answer.
  const badge = row.locator('td').nth(5)
  expect(await badge.innerText()).toBe('Venter')
  expect(await krOf(row.locator('td').nth(4))).toBe(total)
  await select.selectOption('shipped')
  await expect.poll(() => badge.innerText()).toBe('Sendt')
  await staff.page.reload()
  await staff.page.getByLabel('Søk').fill(orderNumber)
  await expect.poll(() => badge.innerText()).toBe('Sendt')
  expect(await select.inputValue()).toBe('shipped')

  expect([...problems, ...staff.problems]).toEqual([])
})
