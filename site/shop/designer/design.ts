import { atom } from 'nanostores'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import { settled } from '../../browser/settled.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import { call } from '../../client/cart.ts'
import { serverCode } from '../../client/request-error.ts'
import { texts as commonTexts } from '../../text/texts.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { addCustomPatch } from '../cart/index.ts'
import { forgetDesign, idKey, imageKey, keptDesign } from './kept-design.ts'
import { dataUrlOf, isPicture, pngOf, refusalOf } from './picture-file.ts'
import { type Refusal, refusalBy, unreadable, wrongType } from './picture-refusals.ts'
import { type Design, nameSaved } from './saved-designs.ts'
import { designerTexts as texts } from './text.ts'

/** What lies on the designer's table. */
export const $design = atom<Design | null>(null)

/** 'failed': the shop does not have the picture that lies on the table. Null when there is nothing to tell. */
export const $upload = atom<'sending' | 'failed' | null>(null)

/** The file as the visitor chose it, as long as it lies there. */
let original: Blob | undefined
/** The latest upload of the picture that lies there. */
let sending: Promise<string> | undefined

/** Numbers of the latest choice and of the one on the table: a picture of an earlier choice comes too late. */
let choices = 0
let followed = 0

/** The latest picture to be decoded before it lies there. */
let decoding: Promise<unknown> = Promise.resolve()

/** What lies on the table once all that was chosen by now is decoded. */
export async function chosenDesign(): Promise<Design | null> {
  await decoding
  return $design.get()
}

/** Puts back what lay there before the page was loaded anew; what is kept and no picture is put aside. */
export async function loadDesign(): Promise<void> {
  const design = keptDesign()
  if (!design) return
  const check = isPicture(design.image)
  decoding = check
  const isWhole = await check
  if (followed === 0) lay(isWhole ? design : null)
}

/** Lays a design on the table, or takes the one that lies there away. */
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
  writeStored(imageKey, design?.image, 'sessionStorage')
  // Where there was no room for it, an older one must not stay under the id of this one.
  if (readStored(imageKey, 'sessionStorage') !== design?.image) forgetDesign()
  else writeStored(idKey, design?.imageId, 'sessionStorage')
}

/**
 * Lays the first picture of the files on the table and uploads it; toasts tell how that ended. What lay there
 * before stays when the file is refused; a picture that the shop did not get stays for another attempt.
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

/** Sends the picture that lies on the table once more. */
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

/** 'superseded': another picture lies there by now. */
type Outcome = 'arrived' | 'failed' | 'superseded' | Refusal

const send = (picture: Blob): Promise<Outcome> => follow(uploaded(picture))

/** Shows the state of an upload of the picture that lies there, and gives its end. */
async function follow(attempt: Promise<string>): Promise<Outcome> {
  sending = attempt
  $upload.set('sending')
  const { value: id, error } = await settled(attempt)
  if (sending !== attempt) return 'superseded'
  $upload.set(id ? null : 'failed')
  return id ? 'arrived' : (refusalBy(error) ?? 'failed')
}

/** The id that the shop gives the picture; it is kept when the picture still lies there. */
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

/** Puts ten patches of the design into the cart and tells of it; false when it did not work. */
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
      // Kept too long, or by a session that is gone: the shop has it no more.
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

/** The id of a picture that is on its way or is sent once more; undefined after telling that the shop does not have it. */
async function arrived(design: Design): Promise<string | undefined> {
  const id = await sending?.catch(() => undefined)
  if (id) return id
  const outcome = await resend(design)
  if (outcome === 'arrived') return $design.get()?.imageId
  if (outcome === 'failed') showError(texts.notUploaded, commonTexts.cart.customAddFailed)
  else tellOutcome(outcome, undefined)
  return undefined
}
