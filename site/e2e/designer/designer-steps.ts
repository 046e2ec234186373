import type { Page } from 'playwright'
import sharp from 'sharp'
import type { PatchDesign } from '../../../modules/shared/contract/api.d.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { type desktop, visitor } from '../browser.ts'
import { open } from '../steps.ts'

/** A file for the designer's input. */
export const pictureFile = (name: string, mimeType: string, buffer: Buffer) => ({
  name,
  mimeType,
  buffer,
})

/** A visitor at the designer, who has not chosen a picture yet. */
export async function designer(viewport?: typeof desktop) {
  const visit = await visitor(viewport)
  await open(visit.page, '/lag-din-egen')
  const choose = (chosen: ReturnType<typeof pictureFile>) =>
    visit.page.locator('input[type=file]').setInputFiles(chosen)
  return { ...visit, choose, preview: visit.page.getByAltText(texts.preview) }
}

/** Files in the DataTransfer of a drag, for `dispatchEvent`. */
export const dragged = (page: Page, files: readonly ReturnType<typeof pictureFile>[]) =>
  page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, type, bytes } of all)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  )

/** A photo of this size in pixels: hills under a sky, which no plain background surrounds. */
export async function photo(width = 400, height = 300) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" width="${width}" height="${height}" preserveAspectRatio="none"><path fill="#7cc3ea" d="M0 0h80v60H0z"/><circle cx="58" cy="16" r="9" fill="#f8db3c"/><path fill="#14492f" d="M0 40Q20 22 40 38T80 34V60H0z"/><path fill="#c8102e" d="M22 30h14v14H22z"/></svg>`
  return pictureFile('tur.jpg', 'image/jpeg', await sharp(Buffer.from(drawing)).jpeg().toBuffer())
}

/** Waits until the current design is sewn, and returns the one that the browser session keeps. */
export async function sewn(page: Page): Promise<PatchDesign> {
  await page.locator('[data-stage="sewn"]').waitFor()
  await page.locator('[data-stage] img[data-loaded]').last().waitFor()
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('customPatchDesign') ?? 'null'))
}

/** Chooses one of the pictured options of the designer by its label. */
export const pick = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click()
