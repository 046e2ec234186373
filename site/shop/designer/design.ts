import { atom } from 'nanostores'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import { settled } from '../../browser/settled.ts'
import { call } from '../../client/cart.ts'
import { serverCode } from '../../client/request-error.ts'
import { texts as commonTexts } from '../../text/texts.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { addCustomPatch } from '../cart/index.ts'
import { type Design, keepDesign, keptDesign } from '../kept-design/index.ts'
import { dataUrlOf, isPicture, pngOf, refusalOf } from './picture-file.ts'
import { type Refusal, refusalBy, unreadable, wrongType } from './picture-refusals.ts'
import { nameSaved } from './saved-designs.ts'
import { designerTexts as texts } from './text.ts'

/** The picture in the designer; null for none. */
export const $design = atom<Design | null>(null)

/** State of the current picture's upload; 'failed': the shop does not have the picture. Null when idle or done. */
export const $upload = atom<'sending' | 'failed' | null>(null)

/** The file of the current picture, as the visitor chose it; undefined for a restored or saved design. */
let original: Blob | undefined
/** The latest upload of the current picture. */
let sending: Promise<string> | undefined

/**
 * Numbers of the latest choice and of the one that is shown. Latest wins: an earlier choice that is decoded late is
 * dropped.
 */
let choices = 0
let followed = 0

/** The latest decoding of a picture, before it is shown. */
let decoding: Promise<unknown> = Promise.resolve()

/** The current design, after pending pictures are decoded. */
export async function chosenDesign(): Promise<Design | null> {
  await decoding
  return $design.get()
}

/** Restores the design that the browser session kept. Stored text that is no valid picture is removed. */
export async function loadDesign(): Promise<void> {
  const design = keptDesign()
  if (!design) return
  const check = isPicture(design.image)
  decoding = check
  const isWhole = await check
  if (followed === 0) lay(isWhole ? design : null)
}

/** Shows a design, or removes the current one with null. */
export function setDesign(design: Design | null): void {
  choices += 1
  followed = choices
  lay(design)
}

function lay(design: Design | null, file?: Blob): void {
  original = file
  sending = undefined
  $upload.set(null)
  keep(design)
}

function keep(design: Design | null): void {
  $design.set(design)
  keepDesign(design)
}

/**
 * Shows the first picture of the files, uploads it and shows a toast with the result. A refused file leaves the
 * previous design in place; after a failed upload the picture stays, so that it can be sent again.
 */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const file = files.find((one) => !refusalOf(one)) ?? files[0]
  if (!file) return
  const refusal = refusalOf(file)
  if (refusal) return tell(refusal)
  choices += 1
  const choice = choices
  const reading = dataUrlOf(file)
  decoding = reading
  const image = await reading
  if (choice < followed) return
  if (typeof image !== 'string') return tell(image ?? (await unreadable(file)))
  followed = choice
  const before = { design: $design.get(), original, sending }
  lay({ image }, file)
  const outcome = await send(file)
  if (typeof outcome === 'object') {
    lay(before.design, before.original)
    if (before.sending) void follow(before.sending)
  }
  tellOutcome(outcome, files.length > 1 ? texts.firstOfSeveral : undefined)
}

/** Retries the upload of the current picture, and shows a toast with the result. */
export async function sendAgain(): Promise<void> {
  const design = $design.get()
  if (!design) return
  const note = original ? undefined : texts.ofPreview
  tellOutcome(await resend(design), note)
}

async function resend(design: Design): Promise<Outcome> {
  const outcome = await send(original ?? (await pngOf(design.image)))
  if (typeof outcome === 'object') lay(null)
  return outcome
}

/** 'superseded': another picture has replaced this one. */
type Outcome = 'arrived' | 'failed' | 'superseded' | Refusal

const send = (picture: Blob): Promise<Outcome> => follow(uploaded(picture))

/** Shows the state of an upload of the current picture, and resolves with its outcome. */
async function follow(attempt: Promise<string>): Promise<Outcome> {
  sending = attempt
  $upload.set('sending')
  const { value: id, error } = await settled(attempt)
  if (sending !== attempt) return 'superseded'
  $upload.set(id ? null : 'failed')
  return id ? 'arrived' : (refusalBy(error) ?? 'failed')
}

/** Uploads a picture and resolves with its id at the shop, which is stored if the picture is still current. */
async function uploaded(picture: Blob): Promise<string> {
  const design = $design.get()
  const { id } = await call('addCustomImage', { body: { image: picture } })
  if (design) nameSaved(design.image, id)
  if (design && $design.get()?.image === design.image) {
    keep({ ...design, imageId: id })
    $upload.set(null)
  }
  return id
}

function tellOutcome(outcome: Outcome, note: string | undefined): void {
  if (outcome === 'arrived') showToast(texts.uploaded, note)
  else if (outcome === 'failed') showError(texts.notUploaded, texts.notSent)
  else if (outcome !== 'superseded') tell(outcome)
}

const tell = ({ title, text }: Refusal) => showError(title, text)

/** Puts ten patches of the design into the cart and shows a toast with the result; false after a failure. */
export async function orderDesign(): Promise<boolean> {
  const design = await chosenDesign()
  if (!design) {
    showError(texts.missing, texts.missingText)
    return false
  }
  if (!(await isPicture(design.image))) {
    lay(null)
    tell(wrongType)
    return false
  }
  let isOfPreview = !original && !design.imageId
  const id = design.imageId ?? (await arrived(design))
  if (!id) return false
  const addIt = () =>
    add(id).catch(async (error: unknown) => {
      // The shop no longer has the picture: it expired, or its session is gone.
      if (serverCode(error) !== 'custom_image_not_found') throw error
      isOfPreview = !original
      return add(await uploaded(original ?? (await pngOf(design.image))))
    })
  return addCustomPatch(addIt, () => (isOfPreview ? ` ${texts.ofPreview}` : ''))
}

const add = (customImageId: string) =>
  call('addToCart', {
    body: { productId: customPatch.id, quantity: customPatch.minimumQuantity, customImageId },
  })

/**
 * Waits for the current upload, or retries a failed one. Resolves with the picture's id; undefined after a failure,
 * which a toast has reported.
 */
async function arrived(design: Design): Promise<string | undefined> {
  const id = await sending?.catch(() => undefined)
  if (id) return id
  const outcome = await resend(design)
  if (outcome === 'arrived') return $design.get()?.imageId
  if (outcome === 'failed') showError(texts.notUploaded, commonTexts.cart.customAddFailed)
  else tellOutcome(outcome, undefined)
  return undefined
}
