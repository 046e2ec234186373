import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { LinePicture } from './LinePicture.tsx'

test('CARTUI-11 the cart shows the red tile instead of an invalid stored picture', async () => {
  answerCalls({})
  sessionStorage.setItem('customPatchImage', 'data:image/png;base64,AAAA')
  await render(<LinePicture item={{ id: 1, quantity: 10, product: product(999_999) }} />)
  await expect.poll(() => document.querySelectorAll('[data-placeholder]').length).toBe(1)
  expect(document.querySelector('img')).toBeNull()
})

test('an own picture that the browser no longer has is that of the shop', async () => {
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })
  const calls = answerCalls({ getCustomImage: new Response(drawing) })
  const own = { id: 1, quantity: 10, product: product(999_999), customImageId: 'a' }
  await render(<LinePicture item={own} />)
  await expect.poll(() => document.querySelector('img')?.src).toMatch(/^blob:/)
  expect(calls.map(({ path }) => path.id)).toEqual(['a'])
})
