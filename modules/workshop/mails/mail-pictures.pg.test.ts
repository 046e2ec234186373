import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { newShopper, type Shopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import type { Order } from '../../shared/contract/api.d.ts'
import type { Mail } from '../../shared/mail.ts'

const shop = await shopOfFile()

async function addOwnPatch({ headers, session }: Shopper, colour: string): Promise<void> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 4, background: colour } })
  const customImageId = await sentPicture(shop, session, picture.png().toBuffer())
  const body = { productId: 999_999, quantity: 10, customImageId }
  await shop.call('POST', '/api/cart', { headers, body })
}

async function bought(shopper: Shopper): Promise<Mail | undefined> {
  const payable = await shopper.payable()
  await shopper.settle(payable)
  await shop.work()
  return shopper.mails().at(-1)
}

/** The rows' pictures, and the centre colour of those attached to the mail. */
async function picturesOf({ html, pictures = [] }: Mail) {
  const shown = [...html.matchAll(/<img src="([^"]+)" width="(?:52|112)"/g)].map(
    ([, address]) => address,
  )
  return Promise.all(
    shown.map(async (address) => {
      const picture = pictures.find(({ cid }) => address === `cid:${cid}`)
      if (!picture) return address
      expect(picture.content.length).toBeLessThan(20_000)
      const { data, info } = await sharp(picture.content)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([160, 160])
      const middle = (80 * 160 + 80) * info.channels
      return [...data.subarray(middle, middle + 3)].map((part) => Math.round(part / 85) * 85)
    }),
  )
}

test('two customer pictures are shown in the receipt and in the shipping notice', async () => {
  const kari = await shopperWith(shop, await newPatch(shop.sql))
  await addOwnPatch(kari, '#ff0000')
  await addOwnPatch(kari, '#0000ff')
  const receipt = (await bought(kari)) as Mail
  const rows = [
    [255, 0, 0],
    [0, 0, 255],
  ]
  expect((await picturesOf(receipt)).slice(1)).toEqual(rows)
  expect(receipt.text).toContain('Tilpasset patch, bilde 2')
  expect(receipt.text).toContain('betalt med Visa ••••\u00a04242')
  // Public addresses of uploads would show them to every reader of a forwarded mail.
  expect(receipt.html).not.toContain('custom-images')

  const orders = await shop.asStaff('GET', '/api/admin/orders')
  const [order] = ((await orders.json()) as Order[]).filter(
    ({ customerEmail }) => customerEmail === kari.email,
  )
  await shop.asStaff('PUT', `/api/admin/orders/${order?.id}`, { body: { status: 'shipped' } })
  await shop.work()
  expect((await picturesOf(kari.mails().at(-1) as Mail)).slice(1)).toEqual(rows)
})

test('the receipt’s text distinguishes a custom patch with a picture from one without', async () => {
  const kari = newShopper(shop)
  await addOwnPatch(kari, '#ff0000')
  await kari.put(999_999, 10)
  const { text = '', html } = (await bought(kari)) as Mail
  expect(text.match(/Tilpasset patch[^à]*/g)).toEqual([
    'Tilpasset patch, bilde 1 ',
    'Tilpasset patch ',
  ])
  expect(html).toContain('alt="Bildet ditt"')
})

test.each([
  {
    method: 'which the settlement has stored',
    isKnown: true,
    line: /\nBestilt \d+\. \S+ 2026, betalt med Visa/,
  },
  {
    method: 'and without it when it is unknown',
    isKnown: false,
    line: /\nBestilt \d+\. \S+ 2026\n/,
  },
])(
  'while the provider does not answer, a receipt is sent with the payment method, $method',
  async ({ isKnown, line }) => {
    const kari = await shopperWith(shop, await newPatch(shop.sql))
    const payable = await kari.payable()
    await kari.settle(payable)
    if (!isKnown)
      await shop.sql`update orders.orders set paid_with = null where order_number = ${payable.orderNumber}`
    await shop.whileProviderIsDown(async () => void (await shop.work()))
    const [receipt] = kari.mails()
    expect(receipt?.text).toMatch(line)
    expect(receipt?.text).not.toMatch(/eget bilde|2–4 uker/)
  },
)
