import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { product } from '../../testing/browser.ts'
import { Carousel } from './Carousel.tsx'

const rendered = (count: number) =>
  renderToStaticMarkup(
    <Carousel
      label="Nye patcher"
      products={Array.from({ length: count }, (_, id) => product(id + 1))}
      patchOfTheWeek={undefined}
    />,
  )

test('HOME-18 without new patches the carousel shows a message', () => {
  expect(rendered(0)).toBe('<p>Ingen nye patcher tilgjengelig for øyeblikket</p>')
})

test('HOME-15 the server shows five of them', () => {
  expect(rendered(12).match(/data-offset="-?\d"/g)).toHaveLength(5)
  expect(rendered(2).match(/data-offset="-?\d"/g)).toHaveLength(2)
})
