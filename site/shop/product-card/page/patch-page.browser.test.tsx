import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem } from '../../../../modules/shared/contract/api.d.ts'
import { answerCalls } from '../../../testing/answers.ts'
import { product } from '../../../testing/browser.ts'
import { productTexts as texts } from '../../product/index.ts'
import { PatchPage } from './PatchPage.tsx'

const article = page.getByRole('article', { name: 'Patch 1', exact: true })

async function openPage() {
  const calls = answerCalls({
    getCart: [],
    addToCart: ({ body }) => ({ ...(body as CartItem), id: 1, product: product(1) }),
  })
  await render(<PatchPage product={product(1)} related={[product(2)]} patchOfTheWeek={undefined} />)
  return calls
}

test('a patch’s page adds the chosen quantity', async () => {
  const calls = await openPage()
  for (let press = 0; press < 2; press += 1)
    await article.getByRole('button', { name: 'Flere' }).click()
  await article.getByRole('button', { name: texts.add, exact: false }).click()
  await expect
    .poll(() => calls.filter(({ id }) => id === 'addToCart').map(({ body }) => body))
    .toEqual([{ productId: 1, quantity: 3 }])
})

test('its picture is enlarged in a dialog, and Escape returns to where it was pressed', async () => {
  await openPage()
  const picture = article.getByRole('link', { name: texts.zoom('Patch 1') })
  await picture.click()
  const enlarged = page.getByRole('dialog', { name: texts.zoomed('Patch 1') })
  await expect.element(enlarged).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(enlarged).not.toBeInTheDocument()
  await expect.element(picture).toHaveFocus()
})
