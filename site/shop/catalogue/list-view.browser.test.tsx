import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { catalogueAt, listed, patches } from '../../testing/catalogue.tsx'
import { productTexts } from '../product/index.ts'
import { ProductList } from './ProductList.tsx'
import { catalogueTexts as texts } from './text.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-list] > [data-product]')]

test('PROD-23 PROD-24 PROD-25 PROD-26 PROD-27 a row shows details of its patch, which can be added and wished for', async () => {
  const calls = answerCalls({ addToCart: 500 })
  await render(
    <ProductList
      products={[product(1, { isNew: true, isGlowInDark: true }), product(2, { stock: 0 })]}
      patchOfTheWeek={undefined}
      skeletons={0}
    />,
  )
  const [first, soldOut] = rows()
  for (const part of ['NY', 'GLOW', 'En patch', 'humor', '4,5', '(10', '49 kr', '20 på lager'])
    expect(first?.textContent).toContain(part)
  expect(first?.querySelectorAll('img')).toHaveLength(1)
  expect(soldOut?.textContent).toContain('Utsolgt')
  for (const badge of ['NY', 'GLOW']) expect(soldOut?.textContent).not.toContain(badge)
  const add = (id: number) => page.getByRole('button', { name: `${productTexts.add} Patch ${id}` })
  await expect.element(page.getByRole('button', { name: /Patch 2/ }).last()).toBeDisabled()
  await add(1).click()
  await expect.poll(() => calls.map(({ body }) => body)).toMatchObject([{ productId: 1 }])
  const wish = page.getByRole('button', { name: 'Patch 1 i ønskelisten' })
  await wish.click()
  await expect.element(wish).toHaveAttribute('aria-pressed', 'true')
})

test('PROD-15 the view can be changed to the list and back', async () => {
  answerCalls({ listProducts: ({ query }) => listed(query) })
  await render(catalogueAt())
  await page.getByRole('button', { name: texts.list }).click()
  await expect.poll(() => rows().length).toBe(60)
  expect(location.search).toBe('?view=list')
  await page.getByRole('button', { name: texts.grid }).click()
  await expect.poll(() => document.querySelectorAll('article[data-product]').length).toBe(24)
})

test('PROD-15 one press of End scrolls to the end of the list, and one of Home back to its start', async () => {
  await page.viewport(360, 780)
  const description = 'Brodert på kraftig tvill. '
  const long = patches.map((patch) => ({ ...patch, description: description.repeat(patch.id / 3) }))
  await render(<ProductList products={long} patchOfTheWeek={undefined} skeletons={0} />)
  await userEvent.keyboard('{End}')
  // Rows near the window get their true heights, until the page no longer grows.
  let before = 0
  const rests = () => {
    const { scrollHeight } = document.documentElement
    const isSame = scrollHeight === before
    before = scrollHeight
    return isSame && scrollHeight - scrollY - innerHeight <= 1
  }
  await expect.poll(rests, { interval: 200 }).toBe(true)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => scrollY).toBe(0)
})
