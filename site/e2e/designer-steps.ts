import { readFileSync } from 'node:fs'
import { designerTexts as texts } from '../text/designer.ts'
import { visitor } from './browser.ts'
import { open } from './steps.ts'

export const png = readFileSync(new URL('../../docs/front-page.png', import.meta.url))

export const pictureFile = (name: string, mimeType = 'image/png', buffer: Buffer = png) => ({
  name,
  mimeType,
  buffer,
})

/** A visitor at the designer, who has not chosen a picture yet. */
export async function designer() {
  const visit = await visitor()
  await open(visit.page, '/lag-din-egen')
  const choose = (chosen: ReturnType<typeof pictureFile>) =>
    visit.page.getByLabel(texts.picture).setInputFiles(chosen)
  return { ...visit, choose, preview: visit.page.getByAltText(texts.preview) }
}
