import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem } from '../../../../modules/shared/contract/api.d.ts'
import { answerCalls } from '../../../testing/answers.ts'
import { product } from '../../../testing/browser.ts'
import { productTexts as texts } from '../../product/index.ts'
import { detailPart } from '../use-detail.tsx'
import { PatchPage } from './PatchPage.tsx'

const article = page.getByRole('article', { name: 'Patch 1', exact: true })
const dialog = page.getByRole('dialog', { name: 'Patch 1', exact: true })

/** A patch's page, the code of whose dialog is loaded with `arrive`. */
async function openPage() {
  const calls = answerCalls({
    getCart: [],
    addToCart: ({ body }) => ({ ...(body as CartItem), id: 1, product: product(1) }),
  })
  const held = Promise.withResolvers<NonNullable<typeof detailPart.loaded>>()
  const load = vi.spyOn(detailPart, 'load').mockReturnValue(held.promise)
  const loaded = vi.spyOn(detailPart, 'loaded', 'get').mockReturnValue(undefined)
  await render(<PatchPage product={product(1)} related={[product(2)]} patchOfTheWeek={undefined} />)
  const arrive = async () => {
    load.mockRestore()
    loaded.mockRestore()
    held.resolve(await detailPart.load())
  }
  return { calls, arrive }
}

test('the dialog opens although Escape was pressed while its code was loading', async () => {
  const { arrive } = await openPage()
  await userEvent.keyboard('{Escape}')
  await expect.element(article).toBeVisible()
  await arrive()
  await expect.element(dialog).toBeVisible()
  expect(article.query()).toBeNull()
})

test('the dialog takes over the quantity that was chosen before', async () => {
  const { arrive } = await openPage()
  await article.getByRole('button', { name: 'Flere' }).click()
  await arrive()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().querySelector('output')?.textContent).toBe('2')
})

test('the dialog waits for a press on the page that is under way', async () => {
  // The press has no longest time.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { calls, arrive } = await openPage()
  article.getByRole('button', { name: texts.add, exact: false }).element().focus()
  await userEvent.keyboard('[Space>]')
  await arrive()
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  await userEvent.keyboard('[/Space]')
  vi.useRealTimers()
  await expect.poll(() => calls.filter(({ id }) => id === 'addToCart').length).toBe(1)
  await expect.element(dialog).toBeVisible()
})
