import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { leaveFor } from '../../browser/overlay-history.ts'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { badgeTexts } from '../product/index.ts'
import { Search } from './Search.tsx'
import { searchTexts as texts } from './text.ts'

vi.mock('../../browser/overlay-history.ts', { spy: true })

const answers: Parameters<typeof answerCalls>[0] = {}
/** The texts that the form was submitted with. */
let searched: string[]
beforeEach(async () => {
  answers.suggestProducts = [1, 2, 3].map((id) => product(id, { name: `Flaggpatch ${id}` }))
  vi.mocked(leaveFor).mockClear().mockReturnValue()
  answerCalls(answers)
  searched = []
  const { container } = await render(
    <>
      <Search />
      <h1>Om oss</h1>
    </>,
  )
  container.addEventListener('submit', (event) => {
    event.preventDefault()
    searched.push(String(new FormData(event.target as HTMLFormElement).get('search')))
  })
})

const box = page.getByRole('combobox', { name: texts.label })
const list = page.getByRole('listbox')
const submit = page.getByRole('button', { name: texts.button })
const shown = (kind: string) =>
  [...document.querySelectorAll(`[data-suggestion=${kind}]`)].map((one) => one.textContent?.trim())
const words = () => shown('word')
const products = () => shown('product')

test('SRCH-01 SRCH-03 opens on a press with popular searches, and on typing', async () => {
  await box.click()
  await expect.poll(words).toEqual([...texts.popularSearches])
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('f')
  await expect.element(list).toBeVisible()
})

test('SRCH-04 SRCH-05 SRCH-06 shows the patches of the answer, and the keywords that contain the text', async () => {
  await box.fill('O')
  await expect.poll(words).toEqual(['humor', 'mood', 'glow', 'sport'])
  await box.fill('fla')
  await expect.poll(words).toEqual(['flagg'])
  await expect.poll(products).toEqual([1, 2, 3].map((id) => `Flaggpatch ${id}49 kr`))
})

test('SRCH-07 says when there are no results', async () => {
  answers.suggestProducts = []
  await box.fill('<b>zzzqq')
  await expect.element(page.getByText('Ingen resultater for "<b>zzzqq"')).toBeVisible()
})

test('SRCH-02 closes on a click outside, on submitting and on choosing', async () => {
  await box.click()
  await expect.element(list).toBeVisible()
  await page.getByRole('heading').click()
  await expect.element(list).not.toBeInTheDocument()
  await box.fill('humor')
  await userEvent.keyboard('{Enter}')
  await expect.element(list).not.toBeInTheDocument()
  expect(searched).toEqual(['humor'])
  await box.fill('flagg')
  // The patches come above the word, which moves.
  await expect.poll(products).toHaveLength(3)
  await page.getByRole('option', { name: 'flagg', exact: true }).click()
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/products?search=flagg')
  await expect.element(list).not.toBeInTheDocument()
})

test('exposes the open and chosen state to screen readers, and Escape clears it', async () => {
  await box.click()
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(box).toHaveAttribute('aria-controls', list.element().id)
  await userEvent.keyboard('{ArrowDown}')
  const first = page.getByRole('option').first().element().id
  await expect.element(box).toHaveAttribute('aria-activedescendant', first)
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('elg{Escape}{Enter}')
  expect(searched).toEqual(['elg'])
})

test('a patch chosen with the keyboard opens, and closing it restores the focus and no list', async () => {
  await box.fill('flagg')
  await expect.poll(products).toHaveLength(3)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Flaggpatch 1' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('flagg')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(searched).toEqual(['flagg'])
})

test('DETAIL-02 a chosen patch of the week says that it is', async () => {
  document.body.dataset.week = '2'
  await box.fill('flagg')
  await page.getByRole('option', { name: /^Flaggpatch 2/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Flaggpatch 2' })
  await expect.element(dialog.getByText(badgeTexts.week)).toBeVisible()
  delete document.body.dataset.week
})

test('without an answer from the server, keywords and form still work', async () => {
  answers.suggestProducts = 503
  await box.fill('glow')
  await expect.poll(words).toEqual(['glow'])
  // The keyword does not hide that the patches are missing.
  await expect.element(page.getByText(texts.failed)).toBeVisible()
  await box.fill('buss')
  await expect.element(page.getByText(texts.failed)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(searched).toEqual(['buss'])
})

test.each(['', '   '])('SRCH-08 SRCH-09 a search for %j is not submitted', async (blank) => {
  await box.fill(blank)
  await userEvent.keyboard('{Enter}')
  await submit.click()
  expect(searched).toEqual([])
})

test('SRCH-09 a text is submitted', async () => {
  await box.fill(' øl & vaffel ')
  await submit.click()
  expect(searched).toEqual([' øl & vaffel '])
})
