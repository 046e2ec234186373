import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priceCart } from '../../../../modules/checkout/rules.ts'
import { Sums } from './Sums.tsx'

test.each([
  [true, /herav mva/i],
  [false, /^(?!.*mva).*Totalt/is],
])('the sums of a seller whose VAT registration is %s', (isVatRegistered, shown) => {
  const prices = priceCart([])
  const sums = <Sums prices={prices} code={undefined} isVatRegistered={isVatRegistered} />
  expect(renderToStaticMarkup(sums)).toMatch(shown)
})
