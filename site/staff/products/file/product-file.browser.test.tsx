import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ProductFilePreview } from '../../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../../testing/answers.ts'
import { noteToasts } from '../../../testing/toasts.ts'
import { ProductFileButtons } from './ProductFileButtons.tsx'
import { productFileTexts as texts } from './text.ts'

beforeEach(() => localStorage.setItem('adminToken', 'token'))

const preview = (changes: Partial<ProductFilePreview>): ProductFilePreview => ({
  ...{ key: 'first', unchanged: 0, ignoredStock: [], changes: [], wrong: 0, errors: [] },
  ...changes,
})

test('a file is refused for its columns and lines, previewed, and applied', async () => {
  const answers: Answers = {
    previewProductFile: () =>
      Response.json({ error: '', code: 'csv_columns', field: 'Farge' }, { status: 400 }),
    importProductFile: { products: 1 },
    listStaffProducts: [],
  }
  const calls = answerCalls(answers)
  const { expectToast } = noteToasts()
  await render(<ProductFileButtons view={{ search: '', category: '', show: 'all' }} />)
  await page.getByRole('button', { name: texts.open }).click()
  const dialog = page.getByRole('dialog', { name: texts.title })
  const choose = () =>
    userEvent.upload(dialog.getByLabelText(texts.field), new File(['Id;Navn\n1;Elg'], 'endret.csv'))
  const apply = dialog.getByRole('button', { name: texts.apply(1) })
  await choose()
  await expect.element(dialog.getByText(/Kolonnen «Farge» er ukjent/)).toBeVisible()

  const change = { line: 2, id: 1, name: 'Elg', before: { stock: 3 }, after: { stock: 10 } }
  answers.previewProductFile = preview({
    changes: [change],
    wrong: 1,
    errors: [{ line: 3, column: null, reason: 'unknown_id' }],
  })
  await choose()
  await expect.element(dialog.getByText(/^Linje 3: ingen patch har denne Id-en/)).toBeVisible()
  expect(apply.query()).toBeNull()

  answers.previewProductFile = preview({ changes: [change], ignoredStock: [4] })
  await choose()
  await expect.element(dialog.getByText(/^På linje 4 står et annet tall/)).toBeVisible()
  await apply.click()
  await expectToast(texts.applied(1))
  await expect.element(dialog).not.toBeInTheDocument()
  const applied = calls.find(({ id }) => id === 'importProductFile')?.body as FormData
  expect([...applied.values()]).toContain('first')
})
