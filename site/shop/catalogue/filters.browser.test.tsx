import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchOverlayHistory } from '../../browser/overlay-history.ts'
import { answerCalls } from '../../testing/answers.ts'
import { catalogueAt, listed, patches } from '../../testing/catalogue.tsx'
import { productTexts } from '../product/index.ts'
import { countLine, flagLabels, showCount, catalogueTexts as texts } from './text.ts'

history.replaceState(null, '', '/products')
watchOverlayHistory()

/** Number of patches that the shop has in a category. */
const counts: Record<string, number> = { humor: 7, sport: 5 }
const answer = (query: Record<string, string>) =>
  listed(query, patches.slice(0, counts[query.category ?? ''] ?? patches.length))

const radio = (name: string) => page.getByRole('radio', { name })
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const sort = page.getByRole('combobox', { name: texts.sort })
const status = () => document.querySelector('[data-results] [role=status]')?.textContent

beforeEach(() => page.viewport(1440, 900))

test('PROD-03 PROD-06 PROD-07 PROD-16 category, colours and flags filter the patches, which are counted', async () => {
  const calls = answerCalls({ listProducts: ({ query }) => answer(query) })
  await render(catalogueAt())
  expect(status()).toBe(countLine(60))
  await radio('humor').click()
  await expect.poll(status).toBe(countLine(7))
  await box('Rosa').click()
  for (const [flag, label] of Object.entries(flagLabels)) {
    await box(label).click()
    await expect.poll(() => location.search).toBe(`?category=humor&tags=pink&${flag}=true`)
    const wanted = { category: 'humor', tags: 'pink', [flag]: 'true' }
    await expect.poll(() => calls.at(-1)?.query).toMatchObject(wanted)
    await box(label).click()
    await expect.poll(() => location.search).toBe('?category=humor&tags=pink')
  }
})

test('a choice made with several arrow keys is one history entry', async () => {
  answerCalls({ listProducts: ({ query }) => answer(query) })
  await render(catalogueAt())
  // Drops the entries ahead, which a test that went back has left.
  history.pushState(null, '')
  const before = history.length
  radio('Alle patcher').element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}')
  expect(location.search).toBe('?category=sport')
  expect(history.length).toBe(before + 1)
  box('Rosa').element().focus()
  await userEvent.keyboard(' ')
  sort.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(() => location.search).toBe('?category=sport&tags=pink&sort=price-asc')
  expect(history.length).toBe(before + 3)
  history.back()
  await expect.element(sort).toHaveValue('popular')
  history.back()
  await expect.poll(() => location.search).toBe('?category=sport')
  history.back()
  await expect.element(radio('Alle patcher')).toBeChecked()
  await expect.poll(status).toBe(countLine(60))
})

test('Back and Forward undo and redo a filter that was chosen after a dialog was closed', async () => {
  answerCalls({ listProducts: ({ query }) => answer(query) })
  await render(catalogueAt())
  await page.getByRole('button', { name: productTexts.open('Patch 1'), exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await radio('humor').click()
  await expect.poll(status).toBe(countLine(7))
  history.back()
  await expect.poll(status).toBe(countLine(60))
  await expect.element(radio('Alle patcher')).toBeChecked()
  history.forward()
  await expect.poll(status).toBe(countLine(7))
})

test('PROD-06 a blank before the next word stays in the field when the search is shown', async () => {
  answerCalls({ listProducts: ({ query }) => answer(query) })
  await render(catalogueAt())
  const search = page.getByRole('searchbox', { name: texts.search })
  await search.fill('norsk ')
  await expect.poll(() => location.search).toBe('?search=norsk')
  await userEvent.keyboard('flagg')
  await expect.element(search).toHaveValue('norsk flagg')
})

test('PROD-01 on a phone the filters are in a drawer, which says how many patches they leave once it knows', async () => {
  await page.viewport(360, 780)
  const held = Promise.withResolvers<void>()
  answerCalls({
    listProducts: async ({ query }) => {
      await held.promise
      return answer(query)
    },
  })
  await render(catalogueAt('?sort=name'))
  await expect
    .element(page.getByRole('complementary', { name: texts.filters, includeHidden: true }))
    .not.toBeVisible()
  await page.getByRole('button', { name: texts.filters }).click()
  const drawer = page.getByRole('dialog', { name: texts.filters })
  await drawer.getByRole('radio', { name: 'sport' }).click()
  await expect.element(drawer.getByRole('button', { name: texts.show, exact: true })).toBeVisible()
  held.resolve()
  await drawer.getByRole('button', { name: showCount(5) }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test.each([
  [360, 2],
  [1440, 4],
])(
  'GRID-01 in a window of %d pixels the grid has %d columns, and does not scroll sideways',
  async (width, columns) => {
    await page.viewport(width, 900)
    await render(catalogueAt())
    const tops = [...document.querySelectorAll('article')].map((card) =>
      Math.round(card.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
