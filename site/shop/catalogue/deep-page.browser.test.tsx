import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { catalogueAt, listed, patches } from '../../testing/catalogue.tsx'
import { gridTexts } from '../product-card/index.ts'
import { scrollRest, stepDelay } from './catalogue-paging.ts'
import { progress, catalogueTexts as texts } from './text.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-results] [data-product]')]
const count = () => rows().length
const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN
const progressed = () => document.querySelector('[data-progress]')?.textContent
const failed = page.getByRole('alert')
const link = page.getByRole('link', { name: texts.earlier })

/** Opens a page of which the server renders the last 36 patches; the returned function answers the call for the others. */
async function openDeep(search: string) {
  const held = Promise.withResolvers<void>()
  const answers: Answers = {
    listProducts: async ({ query }) => {
      await held.promise
      return listed(query)
    },
  }
  answerCalls(answers)
  await render(catalogueAt(search))
  expect(count()).toBe(36)
  return held.resolve
}

/** Fails when the first patch in the window moves until all patches are shown, and its place is kept. */
async function expectStill(answer: () => void) {
  const seen = rows().find((row) => topOf(row) >= 0)
  const tops = new Set<number>()
  let frame = 0
  const measure = () => {
    tops.add(topOf(rows().find((row) => row.dataset.product === seen?.dataset.product)))
    frame = requestAnimationFrame(measure)
  }
  measure()
  onTestFinished(() => cancelAnimationFrame(frame))
  const [top = 0] = tops
  answer()
  await expect.poll(count).toBe(patches.length)
  await expect
    .poll(() => history.state?.place)
    .toMatchObject({ row: seen?.dataset.product, top: Math.round(top) })
  // Scroll positions are whole pixels, and heights of rows are not.
  for (const place of tops) expect(Math.abs(place - top)).toBeLessThan(0.5)
}

describe.each([360, 1440])('in a window of %d pixels', (width) => {
  test.each(['top', 'end'])('nothing moves at the %s when the earlier patches come', async (at) => {
    await page.viewport(width, 800)
    const answer = await openDeep(`?tags=${width}-${at}&page=4`)
    scrollTo(0, at === 'end' ? document.documentElement.scrollHeight - 1600 : 0)
    expect(progressed()).toBe(progress(24, 60, 60))
    await expectStill(answer)
    expect(link.query()).toBeNull()
  })
})

test('the list view is completed at the same row', async () => {
  await page.viewport(360, 800)
  const answer = await openDeep('?view=list&tags=rows&page=4')
  await expectStill(answer)
})

test('the focus moves from the link to the last of the earlier patches', async () => {
  const answer = await openDeep('?tags=link&page=4')
  link.element().focus()
  answer()
  await expect.poll(count).toBe(60)
  expect(rows()[23]?.querySelector(':focus')).not.toBeNull()
})

test('a focused control above the list stays in the window when the earlier patches come', async () => {
  const answer = await openDeep('?tags=control&page=4')
  const box = page.getByRole('searchbox', { name: texts.search }).element()
  box.focus()
  const top = topOf(box)
  answer()
  await expect.poll(count).toBe(60)
  expect(Math.abs(topOf(box) - top)).toBeLessThan(1)
})

test('PROD-18 PROD-19 the next patches load after the earlier ones, and the address counts on', async () => {
  await page.viewport(360, 800)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = await openDeep('?tags=next&page=3')
  scrollTo(0, document.documentElement.scrollHeight)
  await vi.advanceTimersByTimeAsync(10 * scrollRest)
  expect(document.querySelector('[data-skeleton]')).toBeNull()
  answer()
  await expect.poll(count).toBe(48)
  await vi.advanceTimersByTimeAsync(scrollRest + stepDelay)
  await expect.poll(progressed).toBe(progress(0, 60, 60))
  expect(location.search).toBe('?tags=next&page=4')
})

test('PROD-18 a failed load of the earlier patches is told before the others, beside a link to them, and can be retried', async () => {
  await page.viewport(360, 800)
  const answers: Answers = { listProducts: 500 }
  answerCalls(answers)
  await render(catalogueAt('?tags=failed&sort=name&page=4'))
  await expect.element(failed.getByText(gridTexts.failed)).toBeVisible()
  expect(failed.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(topOf(rows()[0]))
  await expect.element(link).toHaveAttribute('href', '/products?tags=failed&sort=name')
  answers.listProducts = ({ query }) => listed(query)
  await failed.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(count).toBe(60)
  expect(failed.query()).toBeNull()
})
