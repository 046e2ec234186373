import { atom } from 'nanostores'
import { customPatch } from '../../modules/catalogue/rules.ts'
import { api, serverCode } from '../api-client.ts'
import { designerTexts as texts } from '../text/designer.ts'
import { addCustomPatch } from './cart.ts'
import { dataUrlOf, pngOf, type Refusal, refusalOf, wrongType } from './picture-file.ts'
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

const imageKey = 'customPatchImage'
const idKey = 'customPatchImageId'

/** The file as the visitor chose it, until the shop has it. */
let original: Blob | undefined
/** Its way to the shop. */
let sending: Promise<string> | undefined

/** Puts back what lay there before the page was loaded anew. */
export function loadDesign(): void {
  const design = keptDesign()
  if (design) $design.set(design)
}

/** What the browser session keeps of the design. */
export function keptDesign(): Design | undefined {
  const image = readStored(imageKey, 'sessionStorage')
  if (!image?.startsWith('data:image/')) return undefined
  return { image, imageId: readStored(idKey, 'sessionStorage') }
}

/** Lays a design on the table, or takes the one that lies there away. */
export function setDesign(design: Design | null): void {
  original = undefined
  sending = undefined
  keep(design)
}

function keep(design: Design | null): void {
  $design.set(design)
  writeStored(imageKey, design?.image, 'sessionStorage')
  writeStored(idKey, design?.imageId, 'sessionStorage')
}

/** Takes a file that was chosen or dropped, and sends it to the shop meanwhile; what lay there before stays when it is refused. */
export async function takeFile(file: File): Promise<void> {
  const image = refusalOf(file) ? undefined : await dataUrlOf(file)
  if (!image) return tell(refusalOf(file) ?? wrongType)
  const before = $design.get()
  setDesign({ image })
  original = file
  showToast(texts.uploaded)
  await send(file, before)
}

/** The shop's refusal takes the picture away again; a network that fails leaves it for another attempt. */
async function send(file: Blob, before: Design | null): Promise<void> {
  const attempt = uploaded(file)
  sending = attempt
  await attempt.catch((error: unknown) => {
    const refusal = refusals[serverCode(error) ?? '']
    if (!refusal || sending !== attempt) return
    setDesign(before)
    tell(refusal)
  })
}

const refusals: Record<string, Refusal> = {
  image_unreadable: wrongType,
  image_too_large: { title: texts.tooLarge, text: texts.tooLargeText },
  image_too_many_pixels: { title: texts.tooLarge, text: texts.tooManyPixels },
}

const tell = ({ title, text }: Refusal) => showError(title, text)

/** The id that the shop gives the picture; it is kept when the picture still lies there. */
async function uploaded(picture: Blob): Promise<string> {
  const design = $design.get()
  const { id } = await api.addCustomImage(picture)
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
  return addCustomPatch(async () => {
    try {
      await add(design.imageId ?? (await sent(design)))
    } catch (error) {
      // Kept too long, or by a session that is gone: the shop has it no more.
      if (serverCode(error) !== 'custom_image_not_found') throw error
      await add(await uploaded(await pngOf(design.image)))
    }
  })
}

const add = (imageId: string) => api.addToCart(customPatch.id, customPatch.minimumQuantity, imageId)

/** What is on its way already arrives or is sent again. */
async function sent(design: Design): Promise<string> {
  const id = await sending?.catch(() => undefined)
  return id ?? uploaded(original ?? (await pngOf(design.image)))
}
