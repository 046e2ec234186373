import { atom, computed } from 'nanostores'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { showError } from '../../../ui/toast/toast.ts'
import { type Design, keepDesign, keptDesign } from '../../kept-design/index.ts'
import { $patch } from '../patch/store.ts'
import type { FirstPreview } from '../sewing-worker/messages.ts'
import { designerTexts as texts } from '../text.ts'

export type Picture = {
  design: Design
  /** The file, as the visitor chose it; undefined for a restored or saved design. */
  file?: Blob
  /** The latest upload; resolves with the picture's id at the shop. */
  upload?: Promise<string>
  /** State of that upload; 'failed': the shop does not have the picture. Undefined when idle or done. */
  uploadState?: 'sending' | 'failed' | undefined
  /** The design that was kept or saved with the picture, of any shape; undefined for a new picture. */
  patch?: unknown
  /** The first preview at a new picture, shown until the shop's copy is there. */
  preview?: FirstPreview
  /** The design whose form, colours and text that of a new picture takes over. */
  before?: PatchDesign
}

/** The picture in the designer, with all that depends on it; null for none. */
export const $picture = atom<Picture | null>(null)

/** The design that a new picture may begin with, until it begins with the shop's copy; nothing of it can be changed. */
export const $awaited = computed([$picture, $patch], (picture, patch) =>
  patch ? null : (picture?.preview?.patch ?? null),
)

/** Shows a picture, or none with null, and stores its design for a reload if there is room for it. */
export function showPicture(picture: Picture | null): void {
  $picture.set(picture)
  keepDesign(picture?.design ?? null)
}

/** Shows a design without a file, with the patch that was stored beside it, or none. */
export const showDesign = (design: Design | null, patch?: unknown): void =>
  showPicture(design && { design, patch })

/** The picture of which a toast has said that it does not outlive the page. */
let warned: string | undefined

/**
 * Shows a toast, once, when there was no room for the picture in the storage. It comes after other toasts about the
 * picture, because the next toast replaces it.
 */
export function warnIfNotStored(): void {
  const image = $picture.get()?.design.image
  if (!image || image === warned || image === keptDesign()?.image) return
  warned = image
  showError(texts.notKept, texts.notKeptText)
}
