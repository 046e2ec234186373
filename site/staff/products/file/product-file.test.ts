import { expect, test } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'
import { productFileTexts as texts } from './text.ts'

/** Answers each call in turn, and keeps the forms that were sent. */
async function open(answers: unknown[]) {
  const { bodies } = await openAsStaff(() => answers.shift() ?? Response.error())
  const sent = () =>
    bodies('POST').map((entries) => Object.fromEntries(entries as [string, string][]))
  return { ...(await import('./product-file.ts')), sent }
}

const preview = (key: string) => ({
  ...{ key, unchanged: 0, ignoredStock: [], changes: [], wrong: 0, errors: [] },
})

test('a file that was edited after it was saved is previewed again, and saved with a new key', async () => {
  const reused = { error: 'Brukt', code: 'idempotency_key_reused', field: 'key' }
  const { previewFile, applyFile, $fileProblem, $previewed, sent } = await open([
    preview('first'),
    Response.json(reused, { status: 422 }),
    preview('second'),
    { products: 1 },
  ])
  await previewFile(new File(['Id\n1'], 'patcher.csv'))
  expect(await applyFile()).toBe(false)
  expect($fileProblem.get()).toBe(`${texts.applyFailed}. ${texts.keyReused}`)
  expect($previewed.get()?.preview.key).toBe('second')
  expect(await applyFile()).toBe(true)
  expect(sent().map(({ key }) => key)).toEqual([undefined, 'first', undefined, 'second'])
})

test.each([
  [[3], 'På linje 3 står'],
  [[2, 5, 7], 'På linje 2, 5 og 7 står'],
  [
    Array.from({ length: 12 }, (_none, at) => at + 2),
    'På linje 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 og 2 linjer til står',
  ],
])('lines %j whose stock is not read are named', (lines, start) => {
  expect(texts.ignoredText(lines)).toContain(start)
})
