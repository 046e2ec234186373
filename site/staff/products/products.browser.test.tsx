import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { errorText } from '../../text/error-texts.ts'
import { staffTexts } from '../../text/staff.ts'
import { keptFormTexts } from '../ui/form/text.ts'
import { ProductsTab } from './ProductsTab.tsx'
import { productList, refetchProducts } from './products.ts'
import { assortmentTexts as texts } from './text.ts'

beforeEach(async () => {
  localStorage.setItem('adminToken', 'token')
  await page.viewport(1440, 900)
})

const patch = (id: number, stock = 20): StaffProduct => ({
  ...{ product: product(id, { stock }), isHidden: false, version: 1 },
})
const inParts = (patches: StaffProduct[]) =>
  Response.json(patches, { headers: { 'x-matching': String(patches.length), 'x-total': '2' } })

/** The tab of a shop with two patches, 1 and 2. */
async function tab(changes: Answers = {}) {
  const answers: Answers = {
    listStaffProducts: () => inParts([patch(1), patch(2)]),
    listCategories: [{ id: 1, name: 'humor' }],
    listStaffActions: [],
    ...changes,
  }
  const calls = answerCalls(answers)
  await render(<ProductsTab />)
  await refetchProducts()
  const sent = () => calls.flatMap(({ id, body }) => (id === 'updateProduct' ? [body] : []))
  return { answers, sent }
}

const edit = (id: number) => page.getByRole('button', { name: texts.editProduct(`Patch ${id}`) })
const stock = page.getByRole('textbox', { name: texts.stockOf('Patch 1') })
const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByRole('textbox', { name })
const save = dialog.getByRole('button', { name: texts.submitChange })
const closed = () => expect.element(dialog).not.toBeInTheDocument()
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a change of stock whose answer was lost is not applied twice, whatever is typed next', async () => {
  const { answers, sent } = await tab({ updateProduct: lost })
  const { expectToast } = noteToasts()
  await stock.fill('25')
  await userEvent.keyboard('{Enter}')
  await expectToast(texts.updateFailed)
  // The server counts the first attempt once, and tells of it.
  answers.listStaffProducts = () => inParts([patch(1, 25), patch(2)])
  answers.updateProduct = ({ body }) =>
    Object.keys(body as object).length > 0
      ? Response.json({ error: '', code: 'idempotency_key_reused' }, { status: 409 })
      : patch(1, 25)
  await stock.fill('27')
  await userEvent.keyboard('{Enter}')
  await expectToast(texts.updateFailed, texts.stockChanged(25))
  await expect.element(stock).toHaveValue('27')
  answers.updateProduct = patch(1, 27)
  await userEvent.keyboard('{Enter}')
  await expectToast(texts.updated)
  expect(sent()).toEqual([{ stockChange: 5 }, { stockChange: 7 }, {}, { stockChange: 2 }])
})

test('Escape restores a typed stock, and saving another one keeps the focus', async () => {
  const { sent } = await tab({ updateProduct: patch(1, 3) })
  await stock.fill('500')
  await userEvent.keyboard('{Escape}')
  await expect.element(stock).toHaveValue('20')
  await stock.fill('3')
  const save = page.getByRole('button', { name: texts.saveStock('Patch 1') })
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(save).not.toBeInTheDocument()
  await expect.element(stock).toHaveFocus()
  await expect.element(stock).toHaveValue('3')
  expect(sent()).toEqual([{ stockChange: -17 }])
})

test('a list without patches says so, and leads to all of them', async () => {
  onTestFinished(productList.follow())
  await tab({
    listStaffProducts: ({ query }) => inParts(query.show === 'low' ? [] : [patch(1), patch(2)]),
  })
  const show = page.getByRole('combobox', { name: texts.show })
  await show.selectOptions('low')
  await expect.element(page.getByText(texts.empty.low)).toBeVisible()
  await page.getByRole('button', { name: texts.clear }).click()
  await expect.element(edit(1)).toBeVisible()
  await expect.element(show).toHaveValue('all')
})

test('of a price that another administrator changed, one is chosen', async () => {
  const { answers, sent } = await tab()
  await edit(1).click()
  const price = field(texts.fieldLabels.price)
  await price.fill('99')
  const current = { ...patch(1), product: product(1, { price: 69 }), version: 2 }
  answers.updateProduct = () =>
    Response.json(
      { ...{ error: '', code: 'changed_meanwhile', current }, changedBy: null, changedAt: null },
      { status: 409 },
    )
  await save.click()
  const theirs = dialog.getByLabelText(`${staffTexts.conflict.theirs}: 69`)
  await theirs.click()
  await expect.element(price).toHaveValue('69')
  await dialog.getByLabelText(`${staffTexts.conflict.mine}: 99`).click()
  await expect.element(price).toHaveValue('99')
  answers.updateProduct = current
  await save.click()
  await closed()
  expect(sent().at(-1)).toMatchObject({ price: 99, version: 2 })
})

test('the dialog stays open during a save, and keeps the input after a failure', async () => {
  const answer = Promise.withResolvers<never>()
  await tab({ updateProduct: () => answer.promise })
  await edit(1).click()
  await field(texts.fieldLabels.description).fill('Lang og nøye skrevet.')
  await save.click()
  await expect.element(dialog.getByRole('button', { name: texts.saving })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  dialog.getByRole('button', { name: texts.cancel }).element().focus()
  await userEvent.keyboard('{Enter}')
  answer.reject(new TypeError('Failed to fetch'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(errorText('unexpected'))
  await expect.element(field(texts.fieldLabels.description)).toHaveValue('Lang og nøye skrevet.')
  await dialog.getByRole('button', { name: texts.cancel }).click()
  await closed()
})

test('unsaved input of a patch survives Escape, until it is discarded', async () => {
  await tab()
  const create = page.getByRole('button', { name: texts.create })
  const reopen = async (opener: typeof create) => {
    await userEvent.keyboard('{Escape}')
    await closed()
    await opener.click()
  }
  await create.click()
  await field(texts.fieldLabels.name).fill('Halvferdig')
  await reopen(create)
  await expect.element(field(texts.fieldLabels.name)).toHaveValue('Halvferdig')
  await dialog.getByRole('button', { name: keptFormTexts.discard }).click()
  await expect.element(field(texts.fieldLabels.name)).toHaveValue('')
  await reopen(create)
  await expect.element(field(texts.fieldLabels.name)).toHaveValue('')
  await reopen(edit(1))
  await field(texts.fieldLabels.name).fill('Omdøpt')
  await reopen(edit(2))
  await expect.element(field(texts.fieldLabels.name)).toHaveValue('Patch 2')
  await reopen(edit(1))
  await expect.element(field(texts.fieldLabels.name)).toHaveValue('Omdøpt')
  await expect.element(dialog.getByText(texts.drawn)).toBeVisible()
})

test('a malformed number is not sent, and a refused price is reported beside its field', async () => {
  const refused = { error: '', code: 'malformed_request', field: 'price' }
  const { sent } = await tab({ updateProduct: () => Response.json(refused, { status: 400 }) })
  const isMalformed = (one: typeof stock) =>
    (one.element() as HTMLInputElement).validity.patternMismatch
  await stock.fill('1.000')
  await userEvent.keyboard('{Enter}')
  expect(isMalformed(stock)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await edit(1).click()
  const price = field(texts.fieldLabels.price)
  await price.fill('1e3')
  await save.click()
  expect(isMalformed(price)).toBe(true)
  await expect.element(price).toHaveFocus()
  for (const wrong of ['0,50', '-5']) {
    await price.fill(wrong)
    await save.click()
    await expect.element(dialog.getByText(texts.malformed.price ?? '')).toBeVisible()
    await expect.element(price).toHaveValue(wrong)
  }
  expect(sent()).toMatchObject([{ price: 0.5 }, { price: -5 }])
})

test('the error of a photo stays beside it until another photo is chosen', async () => {
  await tab()
  await page.getByRole('button', { name: texts.create }).click()
  const image = dialog.getByLabelText(new RegExp(`^${texts.image}`))
  const preview = dialog.getByAltText(texts.preview)
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const picture = Uint8Array.from(atob(dot), (byte) => byte.charCodeAt(0))
  await userEvent.upload(image, new File([picture], 'notat.txt', { type: 'text/plain' }))
  await expect.element(image).toHaveAttribute('aria-invalid', 'true')
  await field(texts.fieldLabels.name).fill('Prøvepatch')
  await expect.element(image).toHaveAttribute('aria-invalid', 'true')
  await userEvent.upload(image, new File([picture], 'patch.png', { type: 'image/png' }))
  await expect.element(preview).toBeVisible()
  await expect.element(image).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.upload(image, new File(['no picture'], 'patch.png', { type: 'image/png' }))
  await expect.element(preview).not.toBeInTheDocument()
})
