import { expect, test } from 'vitest'
import { read, status } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { Product } from '../../shared/contract/api.d.ts'
import { upsell } from './upsell.ts'

const shop = await shopOfFile()

const products = (path: string) => read<Product[]>(shop.call('GET', path))

test('listUpsell 200 CHK-24 the offers beside a cart, none of which is in it', async () => {
  const all = await products('/api/products')
  const inCart = await products('/api/products?ids=1&ids=320')
  const offered = await products('/api/upsell?inCart=320&inCart=1&inCart=999999')
  expect(offered).toHaveLength(6)
  expect(offered).toEqual(upsell(all, inCart))
  expect(await products('/api/upsell')).toEqual(upsell(all, []))
})

test('listUpsell 400 for ids that are none', async () => {
  expect(await status(shop.call('GET', '/api/upsell?inCart=x'))).toBe(400)
})
