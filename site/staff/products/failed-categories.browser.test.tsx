import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { ProductsTab } from './ProductsTab.tsx'
import { refetchProducts } from './products.ts'
import { assortmentTexts as texts } from './text.ts'

test('a patch can be changed even when the categories cannot be fetched', async () => {
  const patch = { product: product(1), isHidden: false, version: 1 }
  const answers: Answers = {
    listStaffProducts: () =>
      Response.json([patch], { headers: { 'x-matching': '1', 'x-total': '1' } }),
    listCategories: 500,
    updateProduct: patch,
  }
  const calls = answerCalls(answers)
  await render(<ProductsTab />)
  await refetchProducts()
  const edit = page.getByRole('button', { name: texts.editProduct('Patch 1') })
  const dialog = page.getByRole('dialog')
  await edit.click()
  await dialog.getByRole('textbox', { name: texts.fieldLabels.price }).fill('64')
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.filter(({ id }) => id === 'updateProduct')).toMatchObject([{ body: { price: 64 } }])
  answers.listCategories = ['humor', 'russ'].map((name, index) => ({ id: index + 1, name }))
  await edit.click()
  await expect
    .poll(() => dialog.getByRole('combobox').element().querySelectorAll('option').length)
    .toBe(2)
})
