import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { discountCode } from '../../testing/discount-code.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { errorText } from '../../text/error-texts.ts'
import { staffTexts } from '../../text/staff.ts'
import { UndoStack } from '../ui/undo/UndoStack.tsx'
import { DeletedCodes } from './DeletedCodes.tsx'
import { DiscountsTab } from './DiscountsTab.tsx'
import { resetDiscountForm } from './discount-editor.ts'
import { refetchDiscountCodes } from './discounts.ts'
import { discountTexts as texts } from './text.ts'

beforeEach(resetDiscountForm)

/** The tab of a shop with these codes, which a test can change. */
async function tab(codes: DiscountCode[] = []) {
  const answers: Answers = { listDiscountCodes: () => codes }
  const calls = answerCalls(answers)
  await render(
    <UndoStack>
      <DiscountsTab />
      <DeletedCodes />
    </UndoStack>,
  )
  await refetchDiscountCodes()
  const sent = (wanted: (typeof calls)[number]['id']) =>
    calls.flatMap(({ id, body }) => (id === wanted ? [body] : []))
  return { answers, sent }
}

const refused =
  (code: string, field: string, error = 'Ugyldig.') =>
  () =>
    Response.json({ error, code, field }, { status: 400 })
const field = (name: string) => page.getByRole('textbox', { name })
const type = page.getByRole('combobox', { name: texts.type })
const input = (label: string) => field(label).element() as HTMLInputElement
const submit = page.getByRole('button', { name: texts.submitNew })
const save = page.getByRole('button', { name: texts.submitChange })
const entry = (code: string) => page.getByRole('listitem').filter({ hasText: code }).first()

test('ADISC-09 without codes the tab says so', async () => {
  await tab()
  await expect.element(page.getByText('Ingen rabattkoder opprettet ennå')).toBeVisible()
})

test('ADISC-10 ADISC-11 ADISC-13 ADISC-14 ADISC-17 the form has its fields and hints, and waits for a code', async () => {
  await tab()
  await expect.element(page.getByRole('heading', { name: 'Opprett ny rabattkode' })).toBeVisible()
  for (const label of ['Kode', 'Beskrivelse', 'Minstekjøp (kr)', 'Maks antall bruk'])
    await expect.element(field(label)).toBeVisible()
  expect(input(texts.validUntil).type).toBe('date')
  await expect
    .element(page.getByRole('checkbox', { name: texts.fieldLabels.excludeCustomPatches }))
    .toBeVisible()
  const { options } = type.element() as HTMLSelectElement
  expect([...options].map(({ value }) => value)).toEqual(['percentage', 'fixed', 'buy_x_get_y'])
  await expect.element(field('Verdi (prosent 1-100)')).toBeVisible()
  await userEvent.selectOptions(type, 'fixed')
  await expect.element(field('Verdi (kr)')).toBeVisible()
  for (const hint of [
    /ikke mellom store og små bokstaver/,
    /Endringer trer i kraft umiddelbart/,
    /Slett med forsiktighet/,
  ])
    await expect.element(page.getByText(hint)).toBeVisible()
  for (const [code, isDisabled] of [
    ['', 'true'],
    ['   ', 'true'],
    ['mai', null],
  ] as const) {
    await field(texts.code).fill(code)
    await expect.poll(() => submit.element().getAttribute('aria-disabled')).toBe(isDisabled)
  }
})

test('ADISC-15 ADISC-16 value, minimum and uses are numbers, and without a value nothing is sent', async () => {
  const { sent } = await tab()
  for (const [label, title, wrongs] of [
    [texts.value.percentage, staffTexts.whole, ['e', '1e3', '12,5']],
    [texts.minimumField, staffTexts.decimal, ['e', '1e3', '12,505']],
    [texts.maxUses, staffTexts.whole, ['e', '1.000']],
  ] as const) {
    expect(input(label).title).toBe(title)
    for (const wrong of wrongs) {
      await field(label).fill(wrong)
      expect(input(label).validity.patternMismatch, wrong).toBe(true)
    }
    await field(label).clear()
  }
  await field(texts.code).fill('mai')
  await submit.click()
  expect(input(texts.value.percentage).validity.valueMissing).toBe(true)
  await expect.element(field(texts.value.percentage)).toHaveFocus()
  expect(sent('createDiscountCode')).toEqual([])
})

test('ADISC-18 ADISC-28 150 percent is sent, and the form keeps its input beside the server’s refusal', async () => {
  const { answers, sent } = await tab()
  const { expectToast } = noteToasts()
  const text = errorText('percentage_out_of_range')
  answers.createDiscountCode = refused('percentage_out_of_range', 'value', text)
  await field(texts.code).fill('for-mye')
  await field(texts.value.percentage).fill('150')
  await submit.click()
  await expectToast('Feil ved opprettelse')
  expect(sent('createDiscountCode')).toMatchObject([{ value: 150 }])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Prosenten må være fra 1 til 100.')
  await expect.element(field(texts.code)).toHaveValue('for-mye')
  await expect.element(field(texts.value.percentage)).toHaveValue('150')
})

test('a decimal comma is kept, and an edit removes the server’s message', async () => {
  const { answers, sent } = await tab([discountCode({ minimumAmount: 99_50 })])
  await page.getByRole('button', { name: texts.editCode('MAI17') }).click()
  await expect.element(field(texts.minimumField)).toHaveValue('99,50')
  await page.getByRole('button', { name: texts.cancel }).click()

  answers.createDiscountCode = refused('malformed_request', 'value')
  await field(texts.code).fill('mai')
  await userEvent.selectOptions(type, 'fixed')
  await field(texts.value.fixed).fill('0')
  await userEvent.type(field(texts.minimumField), '99,50')
  await submit.click()
  const refusal = page.getByRole('alert').filter({ hasText: texts.malformed.value ?? '' })
  await expect.element(refusal).toBeVisible()
  expect(sent('createDiscountCode')).toMatchObject([
    { type: 'fixed', value: 0, minimumAmount: 99_50 },
  ])
  await field(texts.value.fixed).fill('12')
  await expect.element(refusal).not.toBeInTheDocument()
})

test('a deleted code can be restored from the bar below', async () => {
  const codes = [discountCode({ isActive: false })]
  const { answers } = await tab(codes)
  const { expectToast } = noteToasts()
  answers.deleteDiscountCode = () => {
    codes.length = 0
    return { ok: true }
  }
  answers.restoreDiscountCode = () => {
    codes.push(discountCode({ isActive: false }))
    return codes[0] as DiscountCode
  }
  await page.getByRole('button', { name: texts.removeCode('MAI17') }).click()
  await expectToast(texts.deleted)
  await expect.element(page.getByText(texts.empty)).toBeVisible()
  await page.getByRole('button', { name: texts.undoDelete('MAI17') }).click()
  await expect.element(entry('MAI17').getByText(texts.states.inactive)).toBeVisible()
})

test('a conflict shows both values of a code, and saving a code that another administrator deleted creates it again', async () => {
  const codes = [discountCode()]
  const { answers, sent } = await tab(codes)
  const { expectToast } = noteToasts()
  const edit = page.getByRole('button', { name: texts.editCode('MAI17') })
  await edit.click()
  await field(texts.description).fill('Halvferdig')
  const current = discountCode({ version: 2, description: 'Til mai', maxUses: 5 })
  const by = { changedBy: 'sjefen', changedAt: '2026-05-01T10:00:00Z' }
  answers.updateDiscountCode = () =>
    Response.json({ error: '', code: 'changed_meanwhile', current, ...by }, { status: 409 })
  await save.click()
  const choice = page.getByRole('group', { name: /lagret endringer mens du skrev/ })
  await expect
    .element(choice.getByLabelText(`${staffTexts.conflict.theirs}: Til mai`))
    .toBeVisible()
  await expect.element(choice).toHaveFocus()
  await expect.element(field(texts.maxUses)).toHaveValue('5')
  await expect.element(field(texts.description)).toHaveValue('Halvferdig')
  const ours = choice.getByLabelText(`${staffTexts.conflict.mine}: Halvferdig`)
  await save.click()
  expect((ours.element() as HTMLInputElement).validity.valueMissing).toBe(true)
  await expect.element(choice.getByText(staffTexts.conflict.choose)).toBeVisible()
  answers.updateDiscountCode = ({ body }) => {
    codes[0] = discountCode({ ...(body as DiscountCode), version: 3 })
    return codes[0]
  }
  await ours.click()
  await save.click()
  await expectToast(texts.updated)
  expect(sent('updateDiscountCode').at(-1)).toMatchObject({
    description: 'Halvferdig',
    maxUses: 5,
    version: 2,
  })

  await edit.click()
  answers.updateDiscountCode = refused('discount_code_not_found', 'id')
  await save.click()
  await expectToast(texts.updateFailed)
  await expect.element(page.getByText(texts.gone)).toBeVisible()
  await expect.element(field(texts.description)).toHaveValue('Halvferdig')
  answers.createDiscountCode = discountCode({ id: 2, description: 'Halvferdig' })
  await submit.click()
  await expectToast(texts.created)
  expect(sent('createDiscountCode')).toMatchObject([{ code: 'MAI17', description: 'Halvferdig' }])
})
