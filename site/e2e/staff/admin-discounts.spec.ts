import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { discountTexts as texts } from '../../staff/codes/text.ts'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import { discountCode as code } from '../../testing/discount-code.ts'
import { staffTexts } from '../../text/staff.ts'
import { visitor } from '../browser.ts'
import { told } from '../toasts.ts'
import { entry, field, newName, sentBy, submit } from './discount-steps.ts'
import { logIn } from './staff-steps.ts'

const list = '**/api/admin/discount-codes'

/** The discounts tab; `codes` replace those of the shop. */
async function discountsTab(codes?: readonly DiscountCode[]): Promise<Page> {
  const { page } = await visitor()
  if (codes)
    await page.route(list, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: codes }) : route.fallback(),
    )
  await logIn(page)
  await page.getByRole('tab', { name: dashboardTexts.tabs.discounts }).click()
  await page.getByRole('heading', { name: texts.codes }).waitFor()
  return page
}

test('ADISC-01 ADISC-06 ADISC-07 ADISC-08 each code shows its benefit, period and conditions', async () => {
  const page = await discountsTab([
    code({
      id: 2,
      code: 'FEMTI',
      description: 'Til alle <b>russ</b>',
      type: 'fixed',
      value: 50,
      minimumAmount: 200_00,
      maxUses: 100,
      currentUses: 3,
      validUntil: '2027-05-17',
      excludeCustomPatches: true,
    }),
    code({ id: 1, isActive: false }),
    code({ id: 3, code: 'GAMMEL', validUntil: '2020-01-01' }),
    code({ id: 4, code: 'TOM', maxUses: 2, currentUses: 2, heldUses: 1 }),
  ])
  const full = await entry(page, 'FEMTI').first().innerText()
  for (const part of [
    'Til alle <b>russ</b>',
    texts.states.active,
    '50 kr rabatt',
    'Brukt 3/100',
    'Minstekjøp 200 kr',
    'Utløper 17.05.2027',
    texts.notCustom,
  ])
    expect(full.replace(/\s/g, ' ')).toContain(part)
  const plain = (await entry(page, 'MAI17').first().innerText()).replace(/\s/g, ' ')
  for (const part of [texts.states.inactive, '17 % rabatt', 'Brukt 0/∞', 'Minstekjøp 0 kr'])
    expect(plain).toContain(part)
  expect(plain).not.toContain(texts.notCustom)
  expect(plain).not.toContain('Utløper')
  expect(await entry(page, 'GAMMEL').first().innerText()).toContain('Utløpt\n')
  const empty = await entry(page, 'TOM').first().innerText()
  for (const part of ['Oppbrukt', 'Brukt 2/2', '1 venter på betaling'])
    expect(empty).toContain(part)
})

test('ADISC-09 without codes the tab says so', async () => {
  const page = await discountsTab([])
  await page.getByText('Ingen rabattkoder opprettet ennå', { exact: true }).waitFor()
})

test('ADISC-10 ADISC-11 ADISC-13 ADISC-14 ADISC-17 the form has its fields and hints, and waits for a code', async () => {
  const page = await discountsTab([])
  await page.getByRole('heading', { name: 'Opprett ny rabattkode' }).waitFor()
  for (const label of ['Kode', 'Beskrivelse', 'Minstekjøp (kr)', 'Maks antall bruk'])
    expect(await field(page, label).count(), label).toBe(1)
  expect(await field(page, texts.validUntil).getAttribute('type')).toBe('date')
  expect(await page.getByRole('checkbox', { name: texts.excludeCustom }).count()).toBe(1)
  const type = field(page, texts.type)
  expect(
    await type
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['percentage', 'fixed', 'buy_x_get_y'])
  expect(await field(page, 'Verdi (prosent 1-100)').count()).toBe(1)
  await type.selectOption('fixed')
  expect(await field(page, 'Verdi (kr)').count()).toBe(1)
  for (const hint of [
    /ikke mellom store og små bokstaver/,
    /Endringer trer i kraft umiddelbart/,
    /Slett med forsiktighet/,
  ])
    await page.getByText(hint).waitFor()
  expect(await submit(page).isDisabled()).toBe(true)
  await field(page, texts.code).fill('   ')
  expect(await submit(page).isDisabled()).toBe(true)
  await field(page, texts.code).fill('mai')
  expect(await submit(page).isEnabled()).toBe(true)
})

test('ADISC-15 ADISC-16 value, minimum and uses are numbers, and without a value nothing is sent', async () => {
  const page = await discountsTab([])
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1
  })
  const value = field(page, texts.value.percentage)
  const minimum = field(page, texts.minimumField)
  const uses = field(page, texts.maxUses)
  for (const [number, title, wrongs] of [
    [value, staffTexts.whole, ['e', '1e3', '12,5']],
    [minimum, staffTexts.decimal, ['e', '1e3', '12,505']],
    [uses, staffTexts.whole, ['e', '1.000']],
  ] as const) {
    expect(await number.getAttribute('title')).toBe(title)
    for (const wrong of wrongs) {
      await number.fill(wrong)
      expect(
        await number.evaluate((input: HTMLInputElement) => input.validity.patternMismatch),
        wrong,
      ).toBe(true)
    }
    await number.fill('')
  }
  await field(page, texts.code).fill('mai')
  await submit(page).click()
  expect(await value.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  expect(await value.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(calls).toBe(0)
})

test('ADISC-18 ADISC-28 150 percent is sent and rejected by the server, and the form keeps its input', async () => {
  const page = await discountsTab()
  await field(page, texts.code).fill('for-mye')
  await field(page, texts.value.percentage).fill('150')
  const sent = sentBy(page, 'POST')
  await submit(page).click()
  expect(await sent).toMatchObject({ value: 150 })
  await told(page, 'Feil ved opprettelse')
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toContain('Prosenten må være fra 1 til 100.')
  expect(await field(page, texts.code).inputValue()).toBe('for-mye')
  expect(await field(page, texts.value.percentage).inputValue()).toBe('150')
})

test('a decimal comma is kept, and an edit removes the server’s message', async () => {
  const page = await discountsTab()
  const name = newName()
  await field(page, texts.code).fill(name)
  await field(page, texts.type).selectOption('fixed')
  await field(page, texts.value.fixed).fill('0')
  await field(page, texts.minimumField).pressSequentially('99,50')
  const sent = sentBy(page, 'POST')
  await submit(page).click()
  expect(await sent).toMatchObject({ type: 'fixed', value: 0, minimumAmount: 99_50 })
  const refusal = page.getByRole('alert').getByText(texts.malformed.value ?? '')
  await refusal.waitFor()
  await field(page, texts.value.fixed).fill('12')
  await refusal.waitFor({ state: 'detached' })
  await submit(page).click()
  await entry(page, name)
    .getByText(/^Minstekjøp 99,50\skr$/)
    .waitFor()
  await page.getByRole('button', { name: texts.editCode(name) }).click()
  expect(await field(page, texts.minimumField).inputValue()).toBe('99,50')
  await page.getByRole('checkbox', { name: texts.isActive }).uncheck()
  await page.getByRole('button', { name: texts.submitChange }).click()
  await entry(page, name).getByText(texts.states.inactive, { exact: true }).waitFor()
  await page.getByRole('button', { name: texts.removeCode(name) }).click()
  await told(page, texts.deleted)
  await entry(page, name).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: texts.undoDelete(name) }).click()
  await entry(page, name).getByText(texts.states.inactive, { exact: true }).waitFor()
  await page.getByRole('button', { name: texts.removeCode(name) }).click()
  await told(page, texts.deleted)
})

test('a conflict shows both values of a code, and saving a code that another administrator deleted creates it again', async () => {
  const [mine, other] = [await discountsTab(), await discountsTab()]
  const name = newName()
  await field(mine, texts.code).fill(name)
  await field(mine, texts.value.percentage).fill('15')
  await submit(mine).click()
  await mine.getByRole('button', { name: texts.editCode(name) }).click()
  await field(mine, texts.description).fill('Halvferdig')
  await other.getByRole('button', { name: dashboardTexts.refresh }).click()
  await other.getByRole('button', { name: texts.editCode(name) }).click()
  await field(other, texts.maxUses).fill('5')
  await field(other, texts.description).fill('Til mai')
  await other.getByRole('button', { name: texts.submitChange }).click()
  await told(other, texts.updated)
  await mine.getByRole('button', { name: texts.submitChange }).click()
  const choice = mine.getByRole('group', { name: /lagret endringer mens du skrev/ })
  await choice.getByLabel(`${staffTexts.conflict.theirs}: Til mai`).waitFor()
  expect(await choice.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await field(mine, texts.maxUses).inputValue()).toBe('5')
  expect(await field(mine, texts.description).inputValue()).toBe('Halvferdig')
  const ours = choice.getByLabel(`${staffTexts.conflict.mine}: Halvferdig`)
  await mine.getByRole('button', { name: texts.submitChange }).click()
  expect(await ours.evaluate((radio: HTMLInputElement) => radio.validity.valueMissing)).toBe(true)
  await choice.getByText(staffTexts.conflict.choose).waitFor()
  await ours.check()
  await mine.getByRole('button', { name: texts.submitChange }).click()
  await told(mine, texts.updated)
  await expect.poll(() => entry(mine, name).first().innerText()).toContain('Brukt 0/5')
  await mine.getByRole('button', { name: texts.editCode(name) }).click()
  await other.getByRole('button', { name: dashboardTexts.refresh }).click()
  await other.getByRole('button', { name: texts.removeCode(name) }).click()
  await told(other, texts.deleted)
  await mine.getByRole('button', { name: texts.submitChange }).click()
  await told(mine, texts.updateFailed)
  await mine.locator('form').getByText(texts.gone).waitFor()
  expect(await field(mine, texts.description).inputValue()).toBe('Halvferdig')
  await submit(mine).click()
  await told(mine, texts.created)
  expect(await entry(mine, name).first().innerText()).toContain('Halvferdig')
  await mine.getByRole('button', { name: texts.removeCode(name) }).click()
  await told(mine, texts.deleted)
})
