import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { catalogueAt, listed } from '../../testing/catalogue.tsx'
import { gridTexts } from '../product-card/index.ts'
import { progress, sortLabels, catalogueTexts as texts } from './text.ts'

const count = (selector: string) => document.querySelectorAll(selector).length
const cards = () => count('article[data-product]')
const skeletons = () => count('[data-skeleton]')
const progressed = () => document.querySelector('[data-progress]')?.textContent

let answers: Answers
beforeEach(async () => {
  answers = { listProducts: ({ query }) => listed(query) }
  answerCalls(answers)
  await page.viewport(360, 780)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

/** Scrolls to this distance from the end of the page, and waits until the page has handled it. */
async function scrollTowardsEnd(distance = 0) {
  const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
  scrollTo(0, document.documentElement.scrollHeight - innerHeight - distance)
  await scrolled
}

/** Advances the clock, and lets the page render. `expect.poll` would advance it further. */
async function later(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}

/** Waits in frames until the next step is loading. */
async function expectLoading() {
  for (let frame = 0; frame < 300 && skeletons() === 0; frame += 1)
    await new Promise(requestAnimationFrame)
  expect(skeletons()).toBe(12)
}

test('PROD-17 PROD-18 PROD-19 PROD-20 PROD-21 PROD-22 24 patches load first, then 12 more near the end, until all are shown', async () => {
  await render(catalogueAt('?tags=more'))
  expect(progressed()).toBe('Viser 24 av 60 patcher')
  await scrollTowardsEnd(900)
  await later(1000)
  expect(skeletons()).toBe(0)
  for (const shown of [36, 48, 60]) {
    await scrollTowardsEnd(700)
    await later(99)
    expect(skeletons()).toBe(0)
    await later(1)
    await expectLoading()
    await later(299)
    expect(cards()).toBe(shown - 12)
    await later(1)
    await expect.poll(cards).toBe(shown)
    expect(progressed()).toBe(progress(0, shown, 60))
  }
  expect(skeletons()).toBe(0)
  expect(location.search).toBe('?tags=more&page=4')
  await expect.element(page.getByText('Du har sett alle patchene!')).toBeVisible()
  await page.getByRole('button', { name: texts.toTop }).click()
  await expect.poll(() => scrollY).toBe(0)
})

test('PROD-18 PROD-19 reaching the end during a load shows the next patches too', async () => {
  await render(catalogueAt('?tags=during'))
  await scrollTowardsEnd()
  await later(100)
  await expectLoading()
  await scrollTowardsEnd()
  // A reader who rests at the end fires no further event.
  const hush = (event: Event) => event.stopImmediatePropagation()
  addEventListener('scroll', hush, { capture: true })
  onTestFinished(() => removeEventListener('scroll', hush, { capture: true }))
  await later(300)
  await expect.poll(cards).toBe(36)
  await later(100)
  await later(300)
  await expect.poll(cards).toBe(48)
})

test('a failed load of more patches is reported at the end of the list, and can be retried', async () => {
  answers.listProducts = 500
  await render(catalogueAt('?tags=failed'))
  await scrollTowardsEnd()
  await later(100)
  await later(300)
  const failed = page.getByRole('alert')
  await expect.element(failed.getByText(gridTexts.failed)).toBeVisible()
  const last = [...document.querySelectorAll('article')].at(-1)?.getBoundingClientRect()
  expect(failed.element().getBoundingClientRect().top).toBeGreaterThan(last?.bottom ?? 0)
  expect(cards()).toBe(24)
  expect(location.search).toBe('?tags=failed')
  answers.listProducts = ({ query }) => listed(query)
  await failed.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(cards).toBe(36)
  expect(location.search).toBe('?tags=failed&page=2')
})

test('PROD-15 the list view of a larger shop adds the next patches near its end', async () => {
  const many = Array.from({ length: 500 }, (_, index) => product(index + 1))
  answers.listProducts = ({ query }) => listed(query, many)
  await render(catalogueAt('?view=list&tags=many'))
  await page.getByRole('combobox', { name: texts.sort }).selectOptions(sortLabels.newest)
  const rows = () => count('[data-list] > [data-product]')
  await expect.poll(rows).toBe(480)
  await scrollTowardsEnd()
  await later(100)
  await later(300)
  await expect.poll(rows).toBe(500)
  await expect.element(page.getByText(texts.toTop, { exact: true })).toBeInTheDocument()
})
