import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { type desktop, visitor } from '../browser.ts'
import { open } from '../steps.ts'

const png = readFileSync(new URL('../../../docs/front-page.png', import.meta.url))

/** A file for the designer's input. Default: a valid PNG. */
export const pictureFile = (name: string, mimeType = 'image/png', buffer: Buffer = png) => ({
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
