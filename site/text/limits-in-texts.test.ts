import { expect, test } from 'vitest'
import { customPatch } from '../../modules/catalogue/rules.ts'
import { addToCartTexts } from '../shop/cart/add-to-cart-text.ts'
import { designerTexts } from '../shop/designer/text.ts'
import { grouped } from './grouped.ts'
import { pictureRefusals } from './picture-refusals.ts'
import { texts } from './texts.ts'

const megabytes = customPatch.mostBytes / 1024 / 1024
/** Rounded down to tens, as phones round theirs. */
const megapixels = `${Math.floor(customPatch.mostPixels / 10_000_000) * 10} megapiksler`
const minimum = `${customPatch.minimumQuantity} stykker`

// These texts are part of scripts that pages load; computed numbers would enlarge most of those.
test('texts name the limits of the rules', () => {
  expect(pictureRefusals.tooLarge).toContain(` ${megabytes}MB`)
  expect(pictureRefusals.tooManyPixels).toContain(megapixels)
  expect(pictureRefusals.tooManyPixels).toContain(`${grouped(customPatch.longestSide)} piksler`)
  expect(designerTexts.formats).toContain(`${megabytes} MB og ${megapixels}`)
  expect(designerTexts.facts.map(({ value }) => value)).toEqual(
    expect.arrayContaining([`Maks ${megabytes} MB`, `Maks ${megapixels}`]),
  )
  expect(addToCartTexts.customAddedText).toContain(minimum)
  expect(texts.cart.customMinimumText).toContain(minimum)
})
