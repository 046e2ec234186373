import { expect, test } from 'vitest'
import { bandsInLinearLight } from '../../../api/testing/picture-kinds/png-kinds.ts'
import { previewOf } from '../../../api/testing/picture-kinds/preview-of-svg.ts'
import type { PatchDesign } from '../../../modules/shared/contract/api.d.ts'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { expectToast } from '../toasts.ts'
import { designer, pictureFile, sewn } from './designer-steps.ts'

/** A file of which a browser and a server decode other colours. */
const { make, fileName, type } = bandsInLinearLight

test('DESIGN-11 what is sewn in the browser is what the shop records', async () => {
  const { page, choose } = await designer()
  await page.evaluate(keepDrawings)
  await choose(pictureFile(fileName, type, await make()))
  const design = await sewn(page)
  const svg = await page
    .locator('[data-stage] img[data-loaded]')
    .last()
    .evaluate(({ src }: HTMLImageElement) => window.drawings.get(src)?.text() ?? '')
  const recording = page.waitForResponse('**/api/custom-designs')
  await page.getByRole('button', { name: texts.add }).click()
  await expectToast(page, addToCartTexts.customAdded)
  const { id } = (await (await recording).json()) as { id: string }
  const path = `/api/custom-designs/${id}`
  const recorded = (await (await page.request.get(path)).json()) as PatchDesign
  expect(recorded.picture?.threads).toEqual(design.picture?.threads)
  const preview = await (await page.request.get(`${path}/preview`)).body()
  expect(preview.equals(await previewOf(svg))).toBe(true)
})

declare global {
  interface Window {
    drawings: Map<string, Blob>
  }
}

/** Runs in the page, whose policy lets no script read a picture by its address: keeps the pictures. */
function keepDrawings(): void {
  window.drawings = new Map()
  const create = URL.createObjectURL
  URL.createObjectURL = (blob: Blob) => {
    const address = create(blob)
    window.drawings.set(address, blob)
    return address
  }
}
