import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type {
  CartItem,
  CustomImage,
  PatchDesign,
} from '../../../../modules/shared/contract/api.d.ts'
import { product } from '../../../testing/browser.ts'
import {
  beginSmall,
  button,
  choose,
  imageOf,
  openDesigner,
  photo,
  recorded,
  refusal,
  sewn,
  smallWithPhoto,
} from '../../../testing/open-designer.tsx'
import { noteToasts } from '../../../testing/toasts.ts'
import { navigationTexts } from '../../../text/navigation.ts'
import { texts as commonTexts } from '../../../text/texts.ts'
import { addToCartTexts } from '../../cart/add-to-cart-text.ts'
import CartDrawer from '../../cart/CartDrawer.tsx'
import { cartTexts } from '../../cart/text.ts'
import { editorTexts } from '../editor-text.ts'
import { designerTexts as texts } from '../text.ts'

test('DESIGN-10 without a picture nothing is added', async () => {
  const { expectToast } = noteToasts()
  const { asked } = await openDesigner()
  await button(texts.add).click()
  await expectToast(texts.missing, texts.missingText)
  expect([...asked('addCustomDesign'), ...asked('addToCart')]).toEqual([])
})

test('DESIGN-11 DESIGN-12 DESIGN-13 ten of each picture’s design are added, and a failure is reported', async () => {
  const { expectToast } = noteToasts()
  const { answers, asked } = await openDesigner()
  const { addToCart } = answers
  answers.addToCart = 500
  beginSmall()
  choose(await photo())
  await expectToast(texts.uploaded)
  await button(texts.add).click()
  await expectToast(commonTexts.error, commonTexts.cart.customAddFailed)
  answers.addToCart = addToCart
  await button(texts.add).click()
  await expectToast(addToCartTexts.customAdded)
  choose(await photo())
  await expectToast(texts.uploaded)
  await button(texts.add).click()
  await expectToast(addToCartTexts.customAdded)
  const customImageId = expect.stringMatching(/^[0-9a-f-]{36}$/)
  for (const { body } of asked('addToCart'))
    expect(body).toEqual({ productId: 999_999, quantity: 10, customImageId })
  const [first, again, other] = asked('addCustomDesign').map(
    ({ body }) => (body as PatchDesign).picture,
  )
  expect(first).toHaveProperty('imageId')
  expect(again).toEqual(first)
  expect(other).not.toMatchObject({ imageId: (first as unknown as { imageId: string }).imageId })
})

test.each([360, 768, 1440])(
  'a double click on the add button adds ten, and saves nothing, %d px wide',
  async (width) => {
    await page.viewport(width, 900)
    const { expectToast } = noteToasts()
    const held = Promise.withResolvers<CartItem>()
    const { asked } = await openDesigner({ addToCart: () => held.promise })
    await smallWithPhoto()
    // The limits are shown last, and move the elements below them.
    await expect.poll(() => document.querySelector('[data-limits]')).toBeTruthy()
    const save = button(texts.save).element()
    save.scrollIntoView({ block: 'center' })
    const before = save.getBoundingClientRect().toJSON()
    const position = { x: button(texts.add).element().getBoundingClientRect().width - 12, y: 20 }
    await userEvent.dblClick(button(texts.add), { position })
    await expect.element(button(texts.adding)).toBeVisible()
    expect(save.getBoundingClientRect().toJSON()).toEqual(before)
    held.resolve({ id: 999_999, quantity: 10, product: product(999_999) })
    await expectToast(addToCartTexts.customAdded)
    expect(asked('addToCart')).toHaveLength(1)
    expect(localStorage.getItem('savedDesigns') ?? '[]').toBe('[]')
  },
)

test('a picture whose upload failed, or that the shop has lost, is uploaded unchanged when it is ordered', async () => {
  const { expectToast } = noteToasts()
  const { answers, asked } = await openDesigner()
  const { addCustomImage, addToCart } = answers
  answers.addCustomImage = 500
  const chosen = await photo()
  beginSmall()
  choose(chosen)
  await expectToast(texts.notUploaded)
  answers.addCustomImage = addCustomImage
  answers.addToCart = () => {
    answers.addToCart = addToCart
    return refusal('custom_image_not_found', 404)
  }
  await button(texts.add).click()
  await expectToast(addToCartTexts.customAdded, addToCartTexts.customAddedText)
  const sent = asked('addCustomImage').map(({ body }) => imageOf(body))
  const bytes = await chosen.bytes()
  expect(sent).toHaveLength(3)
  for (const one of sent) expect(await one.bytes()).toEqual(bytes)
})

test('DESIGN-11 a patch that is ordered during the upload of its picture is the one that is sewn after it, and the cart waits for it', async () => {
  const { expectToast } = noteToasts()
  const arrival = Promise.withResolvers<CustomImage>()
  const { asked } = await openDesigner({ addCustomImage: () => arrival.promise })
  choose(await photo())
  // The first preview: its controls are seen, and change nothing.
  const size = page.getByRole('slider', { name: editorTexts.size, includeHidden: true })
  await expect.poll(() => size.element().closest('[inert]')).not.toBeNull()
  await button(texts.add).click()
  await expect.element(button(texts.adding)).toBeVisible()
  const { unmount } = await render(<CartDrawer open onClose={() => {}} />)
  const drawer = page.getByRole('dialog', { name: navigationTexts.cart })
  await expect.element(drawer.getByText(cartTexts.addingCustom)).toBeVisible()
  await expect
    .element(drawer.getByRole('button', { name: cartTexts.checkout }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(drawer.getByRole('link', { name: cartTexts.checkout }))
    .not.toBeInTheDocument()
  expect(asked('addCustomDesign')).toEqual([])
  arrival.resolve(recorded())
  await expectToast(addToCartTexts.customAdded)
  await expect.element(drawer.getByRole('link', { name: cartTexts.checkout })).toBeVisible()
  await expect.element(drawer.getByText(cartTexts.addingCustom)).not.toBeInTheDocument()
  await unmount()
  const { picture } = await sewn()
  expect(asked('addCustomDesign')[0]?.body).toMatchObject({ picture })
  await expect.poll(() => size.element().closest('[inert]')).toBeNull()
})

test('DESIGN-11 a design that waits for its turn is in the cart once the shop takes it, unless its visitor leaves the queue', async () => {
  const { expectToast } = noteToasts()
  const { answers, asked } = await openDesigner()
  const { addCustomDesign } = answers
  const crowded = (retryAfter: string) =>
    refusal('too_many_requests', 429, { 'Retry-After': retryAfter })
  answers.addCustomDesign = () => crowded('60')
  await smallWithPhoto()
  await button(texts.add).click()
  await expect.element(page.getByRole('status').getByText(texts.queued)).toBeInTheDocument()
  await button(texts.leaveQueue).click()
  answers.addCustomDesign = () => {
    answers.addCustomDesign = addCustomDesign
    return crowded('1')
  }
  await button(texts.add).click()
  await expect.element(page.getByRole('status').getByText(texts.queued)).toBeInTheDocument()
  await expectToast(addToCartTexts.customAdded)
  expect(asked('addCustomDesign')).toHaveLength(3)
  await expect.poll(() => document.querySelector('[data-queue]')).toBeNull()
})
