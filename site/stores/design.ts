import { atom } from 'nanostores'
import { customPatch } from '../../modules/catalogue/rules.ts'
import { api, serverCode } from '../api-client.ts'
import { designerTexts as texts } from '../text/designer.ts'
import { addCustomPatch } from './cart.ts'
import { forgetDesign, idKey, imageKey } from './kept-design.ts'
import {
  dataUrlOf,
  isDataUrl,
  isImageId,
  isPicture,
  pngOf,
  type Refusal,
  refusalOf,
  wrongType,
} from './picture-file.ts'
import { nameSaved } from './saved-designs.ts'
import { readStored, writeStored } from './storage.ts'
import { showError, showToast } from './toast.ts'

export type Design = {
  /** A small picture for the page, as a data URL. */
  image: string
  /** The whole picture at the shop, once it is there. */
  imageId?: string | undefined
}

/** What lies on the designer's table. */
export const $design = atom<Design | null>(null)

/** The file as the visitor chose it, as long as it lies there. */
let original: Blob | undefined
/** Its way to the shop. */
let sending: Promise<string> | undefined

/** The visitor's words are counted, and which of them the table follows: an earlier one comes too late. */
let words = 0
let followed = 0

/** Set when the network failed on that way: the picture lies on the table all the same. */
export const $uploadFailed = atom(false)

/** Puts back what lay there before the page was loaded anew; what is kept and no picture is put aside. */
export async function loadDesign(): Promise<void> {
  const design = keptDesign()
  if (!design) return
  const isWhole = await isPicture(design.image)
  if (followed === 0) lay(isWhole ? design : null)
}

/** What the browser session keeps of the design. */
export function keptDesign(): Design | undefined {
  const image = readStored(imageKey, 'sessionStorage')
  if (!isDataUrl(image)) return undefined
  const imageId = readStored(idKey, 'sessionStorage')
  return { image, imageId: isImageId(imageId) ? imageId : undefined }
}

/** Lays a design on the table, or takes the one that lies there away. */
export function setDesign(design: Design | null): void {
  words += 1
  followed = words
  lay(design)
}

function lay(design: Design | null): void {
  original = undefined
  sending = undefined
  $uploadFailed.set(false)
  keep(design)
}

function keep(design: Design | null): void {
  $design.set(design)
  writeStored(imageKey, design?.image, 'sessionStorage')
  // Where there was no room for it, an older one must not stay under the id of this one.
  if (readStored(imageKey, 'sessionStorage') !== design?.image) forgetDesign()
  else writeStored(idKey, design?.imageId, 'sessionStorage')
}

/** Takes a file that was chosen or dropped, and sends it to the shop meanwhile; what lay there before stays when it is refused. */
export async function takeFile(file: File): Promise<void> {
  const refusal = refusalOf(file)
  if (refusal) return tell(refusal)
  words += 1
  const word = words
  const image = await dataUrlOf(file)
  if (word < followed) return
  if (!image) return tell(await unreadable(file))
  followed = word
  const before = { design: $design.get(), original, sending }
  lay({ image })
  original = file
  showToast(texts.uploaded)
  const refused = await send(file)
  if (!refused) return
  lay(before.design)
  original = before.original
  sending = before.sending
  tell(refused)
}

/** Sends the picture that lies on the table once more. */
export async function sendAgain(): Promise<void> {
  const design = $design.get()
  if (!design) return
  const refused = await send(original ?? (await pngOf(design.image)))
  if (!refused) return
  lay(null)
  tell(refused)
}

/**
 * Sends a picture; gives the shop's refusal, if any, when the picture still lies there. A network that
 * fails leaves it for another attempt.
 */
async function send(picture: Blob): Promise<Refusal | undefined> {
  const attempt = uploaded(picture)
  sending = attempt
  $uploadFailed.set(false)
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => ({ reason }),
  )
  if (!error || sending !== attempt) return undefined
  const refusal = refusalBy(error.reason)
  if (!refusal) $uploadFailed.set(true)
  return refusal
}

/** What the browser can't read the shop may have a better word for. */
async function unreadable(file: File): Promise<Refusal> {
  const refused = await api.addCustomImage(file).catch(refusalBy)
  return refused && 'title' in refused ? refused : wrongType
}

const refusals: Record<string, Refusal> = {
  image_unreadable: wrongType,
  image_too_large: { title: texts.tooLarge, text: texts.tooLargeText },
  image_too_many_pixels: { title: texts.tooLarge, text: texts.tooManyPixels },
}

const refusalBy = (error: unknown): Refusal | undefined => refusals[serverCode(error) ?? '']

const tell = ({ title, text }: Refusal) => showError(title, text)

/** The id that the shop gives the picture; it is kept when the picture still lies there. */
async function uploaded(picture: Blob): Promise<string> {
  const design = $design.get()
  const { id } = await api.addCustomImage(picture)
  if (design) nameSaved(design.image, id)
  if (design && $design.get()?.image === design.image) keep({ ...design, imageId: id })
  return id
}

/** Puts ten patches of the design into the cart and tells of it; false when it did not work. */
export async function orderDesign(): Promise<boolean> {
  const design = $design.get()
  if (!design) {
    showError(texts.missing, texts.missingText)
    return false
  }
  if (!(await isPicture(design.image))) {
    lay(null)
    tell(wrongType)
    return false
  }
  let note = ''
  const addIt = async () => {
    try {
      return await add(design.imageId ?? (await sent(design)))
    } catch (error) {
      // Kept too long, or by a session that is gone: the shop has it no more.
      if (serverCode(error) !== 'custom_image_not_found') throw error
      if (!original) note = texts.ofPreview
      return add(await uploaded(original ?? (await pngOf(design.image))))
    }
  }
  return addCustomPatch(addIt, () => note)
}

const add = (imageId: string) => api.addToCart(customPatch.id, customPatch.minimumQuantity, imageId)

/** What is on its way already arrives or is sent again. */
async function sent(design: Design): Promise<string> {
  const id = await sending?.catch(() => undefined)
  return id ?? uploaded(original ?? (await pngOf(design.image)))
}
