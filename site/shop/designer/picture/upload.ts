import { settled } from '../../../browser/settled.ts'
import { call } from '../../../client/generated/custom-images.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { designerTexts as texts } from '../text.ts'
import { $picture, type Picture, showPicture } from './current-picture.ts'
import { pngOf } from './picture-file.ts'
import { type Refusal, refusalBy } from './picture-refusals.ts'
import { nameSaved } from './saved-designs.ts'

/** 'superseded': another picture has replaced this one. */
export type Outcome = 'arrived' | 'failed' | 'superseded' | Refusal

/** Retries the upload of the current picture, and shows a toast with the result. */
export async function sendAgain(): Promise<void> {
  const picture = $picture.get()
  if (!picture) return
  showOutcome(await send(picture, null), picture.file ? undefined : texts.ofPreview)
}

/**
 * Uploads the current picture, shows the state of the upload, and resolves with its outcome. A refused picture is
 * replaced by the one before it.
 */
export async function send(picture: Picture, before: Picture | null): Promise<Outcome> {
  const outcome = await follow(upload(picture))
  if (typeof outcome === 'object') {
    showPicture(before)
    if (before?.upload) void follow(before.upload)
  }
  return outcome
}

/**
 * Uploads a picture, without its file the thumbnail. Resolves with its id at the shop, which is stored if the design is
 * still shown.
 */
export async function upload({ design, file }: Picture): Promise<string> {
  const image = file ?? (await pngOf(design.image))
  const { id: imageId } = await call('addCustomImage', { body: { image } })
  nameSaved(design.image, imageId)
  const shown = $picture.get()
  if (shown?.design.image === design.image)
    showPicture({ ...shown, design: { ...design, imageId }, uploadState: undefined })
  return imageId
}

/** Makes an upload the current picture's, shows its state, and resolves with its outcome. */
export async function follow(attempt: Promise<string>): Promise<Outcome> {
  change({ upload: attempt, uploadState: 'sending' })
  const { value: imageId, error } = await settled(attempt)
  const picture = $picture.get()
  if (picture?.upload !== attempt) return 'superseded'
  // A picture that was brought back may have arrived while another was shown.
  if (imageId && !picture.design.imageId)
    showPicture({ ...picture, design: { ...picture.design, imageId } })
  change({ uploadState: imageId ? undefined : 'failed' })
  return imageId ? 'arrived' : (refusalBy(error) ?? 'failed')
}

/** The picture's id at the shop: that of its upload, or of another attempt after a failed one. */
export const idOf = async (picture: Picture): Promise<string> =>
  picture.design.imageId ??
  (await picture.upload?.catch(() => undefined)) ??
  (await upload(picture))

function change(part: Partial<Picture>): void {
  const picture = $picture.get()
  if (picture) $picture.set({ ...picture, ...part })
}

/** Shows a toast with the outcome, and with a note if the picture arrived. */
export function showOutcome(outcome: Outcome, note?: string): void {
  if (outcome === 'arrived') showToast(texts.uploaded, note)
  else if (outcome === 'failed') showError(texts.notUploaded, texts.notSent)
  else if (outcome !== 'superseded') showRefusal(outcome)
}

/** Shows a refusal as a toast. */
export const showRefusal = ({ title, text }: Refusal) => showError(title, text)
