import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { $wishlist, saveWishlist } from '../wishlist/wishlist.ts'
import { SharedList } from './SharedList.tsx'
import { sharedListTexts as texts } from './text.ts'

/** The page of a link with this part after #. */
async function open(hash: string, answers: Answers = {}) {
  const calls = answerCalls(answers)
  history.replaceState(null, '', hash || location.pathname + location.search)
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  await render(<SharedList />)
  return calls
}
const button = (name: string) => page.getByRole('button', { name })

test.each(['', '#kurv=12.n2', '#kurv=1-1000000000.n1', `#kurv=${'1.'.repeat(10_000)}n10000`])(
  'a broken link is reported, and causes no call: %.30s',
  async (hash) => {
    const calls = await open(hash)
    await expect.element(page.getByRole('heading', { name: texts.broken })).toBeVisible()
    expect(calls).toEqual([])
  },
)

test('patches that are gone are counted', async () => {
  await open('#kurv=1.499999.n2', { listProducts: [product(1)] })
  await expect.element(page.getByText('Patch 1')).toBeVisible()
  await expect.element(page.getByText(texts.gone(1))).toBeVisible()
  await expect.element(button(texts.add.cart)).toBeVisible()
})

test('a list of which nothing is left cannot be taken', async () => {
  await open('#kurv=499998.499997.n2', { listProducts: [] })
  await expect.element(page.getByText(texts.nothing)).toBeVisible()
  expect(button(texts.add.cart).query()).toBeNull()
})

test('a wishlist adds to the one that is there, once', async () => {
  const { expectToast } = noteToasts()
  saveWishlist([product(2), product(3)])
  await open('#onsker=1.2.n2', { listProducts: [product(1), product(2)] })
  await button(texts.add.wishlist).click()
  await expectToast(texts.added, texts.addedText(1))
  await button(texts.add.wishlist).click()
  await expectToast(texts.added, texts.addedText(0))
  expect($wishlist.get().map(({ id }) => id)).toEqual([2, 3, 1])
})
