import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { catalogueAt, listed, patches } from '../../testing/catalogue.tsx'
import { gridTexts } from '../product-card/index.ts'
import { sortLabels, catalogueTexts as texts } from './text.ts'

const count = (selector: string) => document.querySelectorAll(selector).length
const cards = () => count('article[data-product]')
const skeletons = () => count('[data-skeleton]')
const sort = page.getByRole('combobox', { name: texts.sort })
const failed = page.getByText(gridTexts.failed)
const again = page.getByRole('button', { name: texts.tryAgain })

let answers: Answers
beforeEach(() => {
  answers = {}
  answerCalls(answers)
})

test('skeletons are shown while patches are loading, and then the patches', async () => {
  const held = Promise.withResolvers<void>()
  answers.listProducts = async ({ query }) => {
    await held.promise
    return listed(query, patches.slice(0, 10))
  }
  await render(catalogueAt())
  expect(cards()).toBe(24)
  await page.getByRole('radio', { name: 'sport' }).click()
  await expect.poll(skeletons).toBe(8)
  expect(cards()).toBe(0)
  held.resolve()
  await expect.poll(cards).toBe(10)
  expect(skeletons()).toBe(0)
})

test('the list view has skeleton rows', async () => {
  await render(catalogueAt('?view=list'))
  await page.getByRole('checkbox', { name: /^Svart/ }).click()
  await expect.poll(() => count('[data-list] [data-skeleton]')).toBe(8)
})

test('beside the matches of a search are the patches that it may have meant', async () => {
  answers.listProducts = ({ query }) =>
    listed(query, query.similar === 'only' ? [product(99, { name: 'Blått hav' })] : [])
  await render(catalogueAt())
  await page.getByRole('searchbox', { name: texts.search }).fill('bla')
  const meant = page.getByRole('region', { name: texts.similar })
  await expect.element(meant.getByRole('heading', { name: 'Blått hav' })).toBeVisible()
  await expect.poll(cards).toBe(1)
})

test('a failure is shown within the window, and retried on request', async () => {
  answers.listProducts = 500
  await render(catalogueAt())
  await sort.selectOptions(sortLabels.name)
  await expect.element(failed).toBeInViewport()
  expect(cards()).toBe(0)
  answers.listProducts = ({ query }) => listed(query)
  await again.click()
  await expect.poll(cards).toBe(24)
  expect(document.querySelector('article')?.textContent).toContain('Patch 60')
  expect(location.search).toBe('?sort=name')
})

test('patches still loaded are shown without a request when Back undoes a failed sort order', async () => {
  const calls = answerCalls({ listProducts: 500 })
  await render(catalogueAt())
  await sort.selectOptions(sortLabels['price-asc'])
  await expect.element(failed).toBeVisible()
  const before = calls.length
  history.back()
  await expect.element(failed).not.toBeInTheDocument()
  expect(cards()).toBe(24)
  expect(calls).toHaveLength(before)
})
