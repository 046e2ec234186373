import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { product } from '../../testing/browser.ts'
import { CartLine } from './CartLine.tsx'
import { cartTexts as texts } from './text.ts'

test.each([
  [{ outline: 'circle', size: 90 }, 'Rund, 9 cm', 'Tilpasset patch, rund, 9 cm'],
  [{ outline: 'heart', size: 110 }, 'Hjerte, 11 cm', 'Tilpasset patch, hjerte, 11 cm'],
] as const)(
  'DESIGN-11 an own patch is told from another by its form, by screen reader too: %o',
  (form, shown, name) => {
    const own = product(999_999, { name: 'Tilpasset patch' })
    const html = renderToStaticMarkup(
      <CartLine item={{ id: 1, quantity: 10, product: own, form }} />,
    )
    expect(html).toContain(`>${shown}<`)
    expect(html).toContain(`aria-label="${texts.remove(name)}"`)
    expect(html).toContain(`aria-label="${texts.quantity(name)}"`)
  },
)
