import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { catalogueAt, listed, patches } from '../../testing/catalogue.tsx'
import { stepDelay } from './catalogue-paging.ts'
import { catalogueTexts as texts } from './text.ts'

beforeEach(() => {
  answerCalls({ listProducts: ({ query }) => listed(query) })
})

test('the filters of a shared link are shown, and Back undoes each choice', async () => {
  await render(catalogueAt())
  const sport = page.getByRole('radio', { name: 'sport' })
  const red = page.getByRole('checkbox', { name: /^Rød/ })
  await sport.click()
  await red.click()
  await expect.poll(() => location.search).toBe('?category=sport&tags=red')
  history.back()
  await expect.element(red).not.toBeChecked()
  await expect.element(sport).toBeChecked()
  history.back()
  await expect.element(page.getByRole('radio', { name: 'Alle patcher' })).toBeChecked()
  expect(location.search).toBe('')
})

test.each(['?tags=buss', '?category=Finnesikke', '?tags=red&tags=buss'])(
  'the address %s is kept, although no control shows all of its filters',
  async (search) => {
    await render(catalogueAt(search))
    expect(location.search).toBe(search)
    const red = page.getByRole('checkbox', { name: /^Rød/ })
    expect((red.element() as HTMLInputElement).checked).toBe(search.includes('red'))
  },
)

test('the address that a form submitted before hydration is shortened, and keeps its fragment', async () => {
  const submitted = '?view=grid&category=Alle+patcher&search=&sort=popular&view=list'
  const catalogue = catalogueAt(submitted)
  history.replaceState(null, '', `${submitted}#filtre`)
  await render(catalogue)
  expect(location.search + location.hash).toBe('?view=list#filtre')
})

test('Back undoes a search that it interrupted before its debounce ended', async () => {
  await render(catalogueAt())
  await page.getByRole('radio', { name: 'sport' }).click()
  await expect.poll(() => location.search).toBe('?category=sport')
  const search = page.getByRole('searchbox', { name: texts.search })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await search.fill('rus')
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await back
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await expect.element(search).toHaveValue('')
  expect(location.search).toBe('')
})

test('reaching the end before hydration loads one part, and no more without scrolling', async () => {
  await page.viewport(360, 780)
  document.body.style.paddingTop = '200vh'
  scrollTo(0, document.body.scrollHeight)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await render(catalogueAt('?sort=newest'))
  scrollTo(0, document.body.scrollHeight)
  const cards = () => document.querySelectorAll('article[data-product]').length
  expect(cards()).toBe(24)
  await vi.advanceTimersByTimeAsync(stepDelay + 100)
  await expect.poll(cards).toBe(36)
  scrollTo(0, 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(cards()).toBe(36)
  expect(patches.length).toBeGreaterThan(36)
})
