import { expect, test } from 'vitest'
import { jpegKinds } from '../../../api/testing/picture-kinds/other-kinds.ts'
import type { PictureKind } from '../../../api/testing/picture-kinds/picture-kind.ts'
import { bandsInLinearLight, pngKinds } from '../../../api/testing/picture-kinds/png-kinds.ts'
import { previewOf } from '../../../api/testing/picture-kinds/preview-of-svg.ts'
import type { PatchDesign } from '../../../modules/shared/contract/api.d.ts'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { designer, photo, pictureFile, sewn } from '../shop/designer-steps.ts'
import { told } from '../toasts.ts'

/** Files of which a browser and a server decode other colours, or a canvas gives back other pixels. */
const nasty: readonly PictureKind[] = [
  bandsInLinearLight,
  ...[...pngKinds, ...jpegKinds].filter(({ name }) =>
    [
      'a PNG in RGBA',
      'a PNG in RGBA of 16 bits',
      'a PNG in Adobe RGB',
      'a JPEG in CMYK without a profile',
    ].includes(name),
  ),
]

test.each(nasty)(
  'DESIGN-11 what is sewn in the browser is what the shop records: $name',
  async ({ make, fileName, type }) => {
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
    await told(page, addToCartTexts.customAdded)
    const { id } = (await (await recording).json()) as { id: string }
    const path = `/api/custom-designs/${id}`
    const recorded = (await (await page.request.get(path)).json()) as PatchDesign
    expect(recorded.picture?.threads).toEqual(design.picture?.threads)
    const preview = await (await page.request.get(`${path}/preview`)).body()
    expect(preview.equals(await previewOf(svg))).toBe(true)
  },
)

test('DESIGN-11 a patch that is ordered during the upload of its picture is the one that is sewn after it', async () => {
  const { page, choose } = await designer()
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/custom-images', async (route) => {
    await held
    await route.continue()
  })
  const recorded: string[] = []
  page.on('request', (request) => {
    if (/custom-designs|api\/cart$/.test(request.url()) && request.method() === 'POST')
      recorded.push(request.postData() ?? '')
  })
  await choose(await photo())
  await page.locator('[data-shown]').waitFor()
  // The first look: its controls are seen, and change nothing.
  const size = page.getByRole('slider', { name: editorTexts.size, includeHidden: true })
  await size.waitFor()
  expect(await size.evaluate((input) => input.closest('[inert]') !== null)).toBe(true)
  await page.getByRole('button', { name: texts.add }).click()
  await page.getByRole('button', { name: texts.adding }).waitFor()
  expect(recorded).toEqual([])
  arrive()
  const design = await sewn(page)
  await told(page, addToCartTexts.customAdded)
  expect(JSON.parse(recorded[0] ?? '').picture).toMatchObject(design.picture ?? {})
  expect(await size.evaluate((input) => input.closest('[inert]'))).toBeNull()
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
