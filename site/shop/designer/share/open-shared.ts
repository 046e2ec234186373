import { call } from '../../../client/generated/custom-designs.ts'
import { call as callOnImages } from '../../../client/generated/custom-images.ts'
import { showError } from '../../../ui/toast/toast.ts'
import { loadDesign, setDesign, setPatch } from '../design.ts'
import { warnIfNotStored } from '../picture/current-picture.ts'
import { dataUrlOf } from '../picture/picture-file.ts'
import { designerTexts as texts } from '../text.ts'

/** The id of a design in the page's address, which is taken out of it; undefined without one. */
export function sharedId(): string | undefined {
  const address = new URL(location.href)
  const id = address.searchParams.get('design')
  if (id === null) return undefined
  address.searchParams.delete('design')
  history.replaceState(history.state, '', address)
  return id
}

/**
 * Opens a design from a link, as the visitor's own, with the part of its picture that it uses. A toast tells of a failure, after which the design
 * that this browser keeps is shown.
 */
export async function openShared(id: string): Promise<void> {
  try {
    const patch = await call('getCustomDesign', { path: { id } })
    if (!patch.picture) return setPatch(patch)
    const { id: imageId } = await call('takeDesignPicture', { path: { id } })
    const image = await dataUrlOf(await callOnImages('getCustomImage', { path: { id: imageId } }))
    if (typeof image !== 'string') throw new Error('The picture cannot be decoded')
    setDesign({ image, imageId }, patch)
    warnIfNotStored()
  } catch {
    showError(texts.notOpened, texts.notOpenedText)
    await loadDesign()
  }
}
