import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdTexts } from '../../staff/orders/changes/text.ts'
import {
  conflictTexts,
  orderDetailsTexts as detailsTexts,
  orderTexts,
  selectionTexts,
} from '../../staff/orders/text.ts'
import { staffTexts } from '../../text/staff.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { isInSight } from '../steps.ts'
import { told } from '../toasts.ts'
import { findOrder, logIn, openTab, paidOrder } from './staff-steps.ts'

test('AORD-32 ADASH-10 a refused change is reported and nothing is lost', async () => {
  const { number } = await paidOrder('feil')
  const { page } = await visitor()
  await logIn(page)
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(number)
  await page.route('**/api/admin/orders/*', (route) =>
    route.fulfill({ status: 401, json: { error: 'Logg inn på nytt', code: 'unauthorized' } }),
  )
  const select = page.getByLabel(orderTexts.statusOf(number))
  await select.selectOption('cancelled')
  const link = page.locator('[data-toast]').getByRole('link', { name: staffTexts.toLogin })
  expect(await link.getAttribute('href')).toBe('/admin/login')
  await told(page, orderTexts.updateFailed)
  await expect.poll(() => select.inputValue()).toBe('pending')
  expect(await select.getAttribute('aria-busy')).toBe('false')
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
})

test('the bar of a selection stays where it is when an undo bar appears above it', async () => {
  const { number } = await paidOrder('flytter')
  const { page } = await visitor()
  await logIn(page)
  const row = await findOrder(page, number)
  await row.getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: selectionTexts.title })
  const place = await bar.boundingBox()
  await page.getByLabel(orderTexts.statusOf(number)).selectOption('shipped')
  const undo = page.getByRole('button', { name: new RegExp(`^Angre: ${number}`) })
  await undo.waitFor()
  expect(await bar.boundingBox()).toEqual(place)
  const { y = 0, height = 0 } = (await undo.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(place?.y ?? 0)
})

test.each([
  ['appears', 0],
  ['grows', 1],
])('a press is not lost on what an undo bar covers when it %s', async (_what, changedBefore) => {
  const { number } = await paidOrder('trykk')
  const { page, context } = await visitor(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page)
  const bar = page.locator('[data-undo]')
  if (changedBefore) {
    const { number: other } = await paidOrder('trykk')
    await findOrder(page, other)
    await page.getByLabel(orderTexts.statusOf(other)).selectOption('processing')
    await bar.waitFor()
  }
  await findOrder(page, number)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/orders/*', async (route) => {
    if (route.request().method() === 'PATCH') await answer.promise
    await route.continue()
  })
  await page.getByLabel(orderTexts.statusOf(number)).selectOption('processing')
  const details = page.getByRole('button', { name: orderTexts.detailsOf(number) })
  // At the bottom, where the bar will be, and stays new for long.
  const top = changedBefore ? (await bar.boundingBox())?.y : phone.height
  await details.evaluate(
    (one, top) => scrollBy(0, one.getBoundingClientRect().bottom - top + 24),
    top ?? 0,
  )
  const { x = 0, y = 0 } = (await details.boundingBox()) ?? {}
  const session = await context.newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  answer.resolve()
  await expect.poll(() => bar.getByRole('listitem').count()).toBe(changedBefore + 1)
  const place = await bar.boundingBox()
  expect(place?.y).toBeLessThan(y + 20)
  await page.mouse.up()
  await page.getByRole('dialog', { name: detailsTexts.title(number) }).waitFor()
})

test('AORD-18 arrow keys change no status; a change can be undone from every tab and in the dialog', async () => {
  const { number } = await paidOrder('angre')
  const { page } = await visitor()
  await logIn(page)
  await findOrder(page, number)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  const select = page.getByLabel(orderTexts.statusOf(number))
  await select.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowUp']) await page.keyboard.press(key)
  expect(await select.inputValue()).toBe('delivered')
  await page.keyboard.press('Escape')
  expect(await select.inputValue()).toBe('pending')
  expect(sent).toEqual([])
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  const undo = page.getByRole('button', { name: new RegExp(`^Angre: ${number}`) })
  await undo.waitFor()
  await openTab(page, 'newsletter')
  await undo.waitFor()
  await openTab(page, 'orders')
  await page.keyboard.press('Control+z')
  await expect.poll(() => select.inputValue()).toBe('pending')
  await undo.waitFor({ state: 'detached' })
  expect(sent).toEqual([
    { status: 'processing', version: 1 },
    { status: 'pending', version: 2 },
  ])

  const dialog = page.getByRole('dialog', { name: detailsTexts.title(number) })
  const details = page.getByRole('button', { name: orderTexts.detailsOf(number) })
  await details.click()
  const tracking = dialog.getByLabel(detailsTexts.trackingNumber)
  await tracking.fill('3704 3810')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await details.click()
  expect(await tracking.inputValue()).toBe('3704 3810')
  await page.route('**/api/admin/orders/*', (route) => route.abort())
  await dialog.getByRole('button', { name: detailsTexts.ship }).click()
  await told(page, orderTexts.updateFailed)
  await page.unroute('**/api/admin/orders/*')
  expect(await tracking.inputValue()).toBe('3704 3810')
  await dialog.getByRole('button', { name: detailsTexts.ship }).click()
  await dialog.getByRole('button', { name: new RegExp(`^Angre: ${number}`) }).click()
  await expect
    .poll(() => dialog.getByLabel(orderTexts.statusOf(number)).inputValue())
    .toBe('pending')
  expect(sent.at(-1)).toEqual({ status: 'pending', trackingNumber: null, version: 4 })
  expect(await tracking.inputValue()).toBe('3704 3810')
})

test('AORD-30 a conflict with another administrator is reported, and nothing is overwritten without a choice', async () => {
  const { number } = await paidOrder('samtidig')
  const { page, context } = await visitor()
  await logIn(page)
  await findOrder(page, number)
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await findOrder(other, number)
  const [mine, theirs] = [page, other].map((one) => one.getByLabel(orderTexts.statusOf(number)))
  await theirs?.selectOption('shipped')
  await other.locator('[data-undo]').waitFor()

  await page.bringToFront()
  const dialog = page.getByRole('dialog', { name: conflictTexts.title })
  await mine?.selectOption('cancelled')
  await dialog
    .getByText(/^sjefen satte den til Sendt kl\. \d\d\.\d\d; du valgte Kansellert\.$/)
    .waitFor()
  await dialog.getByRole('button', { name: conflictTexts.keepTheirs }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => mine?.inputValue()).toBe('shipped')

  await theirs?.selectOption('delivered')
  await expect.poll(() => theirs?.getAttribute('aria-busy')).toBe('false')
  await mine?.selectOption('cancelled')
  await dialog.getByRole('button', { name: conflictTexts.setMine }).click()
  await expect.poll(() => mine?.inputValue()).toBe('cancelled')
  await page.getByRole('button', { name: new RegExp(`^Angre: ${number}`) }).waitFor()
})

test('a bulk change sets what it can, names the refunded order, and sets it on a second press', async () => {
  const name = `flere${crypto.randomUUID().slice(0, 8)}`
  const [plain, refunded] = [await paidOrder(name), await paidOrder(name)]
  const { page } = await visitor()
  await logIn(page)
  await payBack(page, refunded.number)
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(name)
  await page.getByText(/^Viser 2 av \d+ bestillinger$/).waitFor()
  const statusOf = ({ number }: typeof plain) => page.getByLabel(orderTexts.statusOf(number))
  await page.getByRole('checkbox', { name: selectionTexts.selectAll }).check()
  await page.getByLabel(selectionTexts.status).selectOption('shipped')
  await page.getByRole('button', { name: selectionTexts.setStatus }).click()
  const dialog = page.getByRole('dialog', { name: holdTexts.leftOut(1, 'shipped') })
  await dialog.getByRole('listitem').filter({ hasText: refunded.number }).waitFor()
  expect(await dialog.getByRole('listitem').innerText()).toContain(holdTexts.sentence(['refunded']))
  await expect.poll(() => statusOf(plain).inputValue()).toBe('shipped')
  expect(await statusOf(refunded).inputValue()).toBe('pending')
  // One order fills this window as many do a phone.
  await page.setViewportSize({ width: 360, height: 280 })
  for (const name of [holdTexts.leave(1), holdTexts.set])
    expect(await isInSight(dialog.getByRole('button', { name })), name).toBe(true)
  await page.setViewportSize(desktop)
  await dialog.getByRole('button', { name: holdTexts.set }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => statusOf(refunded).inputValue()).toBe('shipped')

  await page.getByLabel(orderTexts.mark).selectOption('refunded')
  await expect.poll(() => new URL(page.url()).searchParams.get('mark')).toBe('refunded')
  await page.getByText(/^Viser 1 av \d+ bestillinger$/).waitFor()
  await statusOf(refunded).selectOption('processing')
  await expect.poll(() => statusOf(refunded).inputValue()).toBe('processing')
  await statusOf(refunded).selectOption('delivered')
  const question = page.getByRole('dialog', { name: holdTexts.question('delivered') })
  await question.getByRole('button', { name: holdTexts.leave(1) }).click()
  await question.waitFor({ state: 'detached' })
  expect(await statusOf(refunded).inputValue()).toBe('processing')
})

/** Pays an order back whole, as staff. */
const payBack = (page: Page, number: string) =>
  page.evaluate(async (number) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('adminToken')}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    }
    const found = await fetch(`/api/admin/orders?search=${number}&limit=1`, { headers })
    const [order] = await found.json()
    const body = JSON.stringify({ amount: order.total, reason: 'Avbestilt' })
    await fetch(`/api/admin/orders/${order.id}/refunds`, { method: 'POST', headers, body })
  }, number)
