import { expect, test } from 'vitest'
import type { Product } from '../../../../modules/shared/contract/api.d.ts'
import {
  hrefsIn,
  partOf,
  readable,
  shopUrl,
  textOf,
} from '../../../../scripts/test/served/served-page.ts'
import { paths } from '../../../paths.ts'
import { detailTexts } from '../../product-detail/text.ts'
import { patchPageTexts } from '../text.ts'

const [product] = (await (await fetch(`${shopUrl()}/api/products`)).json()) as [Product]

test('a patch’s page is read without JavaScript, and leads to other patches', async () => {
  const main = partOf(await textOf(paths.patch(product)), 'main')
  expect(readable(partOf(main, 'h1'))).toBe(product.name)
  for (const part of [
    product.description,
    detailTexts.noScript,
    detailTexts.deliveryText,
    patchPageTexts.more,
  ])
    expect(readable(main)).toContain(readable(part))
  const [other = ''] = hrefsIn(partOf(main, 'article', 'data-product'))
  expect(other).toMatch(/^\/patch\//)
  expect((await fetch(shopUrl() + other)).status).toBe(200)
})

const answer = (path: string) => fetch(shopUrl() + path, { redirect: 'manual' })

test.each(['/patch/123456789-zz1', '/patch/999999', '/patch/elg', '/patch'])(
  '%s, of no patch on offer, is not found',
  async (path) => {
    const { status, headers } = await answer(path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toContain('text/html')
  },
)

test.each([`/patch/${product.id}-zz1?utm_source=x`, `/patch/${product.id}`])(
  '%s leads to the address with the patch’s name',
  async (path) => {
    const { status, headers } = await answer(path)
    const { search } = new URL(path, shopUrl())
    expect([status, headers.get('location')]).toEqual([301, paths.patch(product) + search])
  },
)
