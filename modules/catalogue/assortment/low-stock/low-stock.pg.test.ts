import { expect, test } from 'vitest'
import { shopOfFile } from '../../../../api/testing/test-shop.ts'
import { newPatch, setStock } from '../../../../api/testing/test-shop-queries.ts'

const shop = await shopOfFile({ contactInbox: 'post@shop.test' })
await shop.sql`update catalogue.products set stock = 50`
const elg = await newPatch(shop.sql, { stock: 50 })

const morning = (day: number) => shop.setNow(new Date(Date.UTC(2026, 4, day, 5)))
const notify = async (times = 1) => {
  await Promise.all(Array.from({ length: times }, () => shop.run('catalogue.notify-low-stock')))
  await shop.work()
  return shop.mails.splice(0)
}

test('no mail while every patch has units enough', async () => {
  morning(4)
  expect(await notify()).toEqual([])
})

test('one mail a day, however many workers notify, with what is left of each', async () => {
  morning(5)
  await setStock(shop.sql, elg, 3)
  const mails = await notify(3)
  expect(mails).toMatchObject([{ to: 'post@shop.test', subject: 'Lite på lager: 1 patch' }])
  expect(mails[0]?.text).toContain('3 stk. · ')
  expect(mails[0]?.text).toContain('http://shop.test/admin/dashboard?tab=products&show=low')
  expect(await notify()).toEqual([])
  morning(6)
  expect(await notify()).toHaveLength(1)
})

test('a patch that was filled up before the mail was sent is not in it', async () => {
  morning(7)
  await shop.run('catalogue.notify-low-stock')
  await setStock(shop.sql, elg, 40)
  await shop.work()
  expect(shop.mails).toEqual([])
})

test('no mail for a hidden patch', async () => {
  morning(8)
  await setStock(shop.sql, elg, 2)
  await shop.sql`update catalogue.products set is_hidden = true where id = ${elg}`
  expect(await notify()).toEqual([])
})
