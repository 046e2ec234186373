import { atom } from 'nanostores'
import type { PatchDesign } from '../../../modules/shared/contract/api.d.ts'
import { latestAcceptedWins, type Run } from '../../browser/timing/latest-accepted-wins.ts'
import { showError } from '../../ui/toast/toast.ts'
import { type Design, keptDesign, keptPatch } from '../kept-design/index.ts'
import { $patch, showPatch } from './patch/store.ts'
import {
  $picture,
  type Picture,
  showDesign,
  showPicture,
  warnIfNotStored,
} from './picture/current-picture.ts'
import { isPicture, refusalOf } from './picture/picture-file.ts'
import { unreadable } from './picture/picture-refusals.ts'
import { type Previewed, previewPicture } from './picture/preview-picture.ts'
import { follow, send, showOutcome, showRefusal } from './picture/upload.ts'
import { designerTexts as texts } from './text.ts'

/** A picture counts as chosen before it is decoded. One that cannot be decoded does not cancel a pending one. */
const choose = latestAcceptedWins()

/** The latest decoding of a picture, before it is shown. */
let decoding: Promise<unknown> = Promise.resolve()

/** Whether a picture that was just chosen is being decoded. */
export const $isReading = atom(false)

type Waiting = { patch: PatchDesign; choice: Run }

/** The patch without a picture that is shown once the controls are loaded; null for none. */
export const $waiting = atom<Waiting | null>(null)

/** A design takes the place of each that was chosen before. */
function supersede(): void {
  accept(choose())
  $isReading.set(false)
}

function accept(choice: Run): void {
  choice.accept()
  if ($waiting.get()?.choice.isStale()) $waiting.set(null)
}

/** The current picture, after pending ones are decoded; null for none. */
export async function shownPicture(): Promise<Picture | null> {
  await decoding
  return $picture.get()
}

/** The current picture, or one of the design without a picture; null for none, which a toast reports. */
export async function chosenPicture(): Promise<Picture | null> {
  const picture = (await shownPicture()) ?? (await pictureOfPatch())
  if (!picture) showError(texts.missing, texts.missingText)
  return picture
}

/**
 * The design to order or share, once that of a picture that the shop has just got has begun; null without one, and where
 * the browser cannot sew: the picture is ordered as it is.
 */
export async function chosenPatch(): Promise<PatchDesign | null> {
  const picture = await shownPicture()
  if (!picture) return $patch.get()
  if (!$patch.get()?.picture && typeof Worker !== 'undefined')
    await import('./sewing/begun.ts').then(
      ({ begun }) => begun(),
      () => undefined,
    )
  const patch = $patch.get()
  return patch?.picture ? patch : null
}

/** The patch that begins without a picture, as a picture of how it is sewn; null without one. */
async function pictureOfPatch(): Promise<Picture | null> {
  if (!$patch.get()) return null
  const { drawnPicture } = await import('./sewing/drawn-picture.ts')
  return drawnPicture()
}

/** Restores the design that the browser session kept. Stored text that is no valid picture is removed. */
export async function loadDesign(): Promise<void> {
  const design = keptDesign()
  const patch = keptPatch()
  if (!design) return patch ? loadPatch(patch) : undefined
  const choice = choose()
  const check = isPicture(design.image)
  decoding = check
  const isWhole = await check
  if (!choice.isStale()) showDesign(isWhole ? design : null, patch)
}

type Replaced = { picture: Picture | null; patch: PatchDesign | null }

/** The design that another one has replaced or that was removed, which can be brought back; null for none. */
export const $replaced = atom<Replaced | null>(null)

function rememberReplaced(): void {
  const [picture, patch] = [$picture.get(), $patch.get()]
  if (picture || patch) $replaced.set({ picture, patch })
}

/** Exchanges the design on the table for the one before it. */
export function bringBack(): void {
  const replaced = $replaced.get()
  if (!replaced) return
  supersede()
  $replaced.set(null)
  rememberReplaced()
  const { picture, patch } = replaced
  showPicture(picture && { ...picture, patch: patch ?? picture.patch })
  if (!picture) showPatch(patch)
  if (picture?.upload) void follow(picture.upload)
  warnIfNotStored()
}

/** Shows a design with the patch that was stored beside it, or removes the current one with null. */
export function setDesign(design: Design | null, patch?: unknown): void {
  supersede()
  rememberReplaced()
  showDesign(design, patch)
  if (!design) showPatch(null)
}

/** Shows a patch without a picture. */
export function setPatch(patch: PatchDesign): void {
  supersede()
  replaceByPatch(patch)
}

/** Chooses a patch without a picture for `showWaiting`, until another design is chosen and shown. */
export function waitWith(patch: PatchDesign): void {
  $waiting.set({ patch, choice: choose() })
}

/** Shows the waiting patch, if there is one. */
export function showWaiting(): void {
  const waiting = $waiting.get()
  if (!waiting) return
  accept(waiting.choice)
  replaceByPatch(waiting.patch)
  $waiting.set(null)
}

function replaceByPatch(patch: PatchDesign): void {
  rememberReplaced()
  showDesign(null)
  showPatch(patch)
}

/** Shows a stored patch without a picture. Invalid data is removed. */
export async function loadPatch(stored: unknown): Promise<void> {
  const choice = choose()
  const { readPatch } = await import('./patch/read-patch.ts')
  const patch = readPatch(stored)
  if (!choice.isStale()) showPatch(patch && !patch.picture ? patch : null)
}

/**
 * Shows the first picture of the files, uploads it and shows a toast with the result. A refused file leaves the
 * previous design in place; after a failed upload the picture stays, so that it can be sent again.
 */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const file = files.find((one) => !refusalOf(one)) ?? files[0]
  if (!file) return
  const refusal = refusalOf(file)
  if (refusal) return showRefusal(refusal)
  const choice = choose()
  const reading = previewPicture(file, designBefore())
  decoding = reading
  $isReading.set(true)
  const previewed = await reading
  if (decoding === reading) $isReading.set(false)
  if (choice.isStale()) return
  if (!previewed || 'title' in previewed) return showRefusal(previewed ?? (await unreadable(file)))
  accept(choice)
  const replaced = $replaced.get()
  rememberReplaced()
  const [shown, patch] = [$picture.get(), $patch.get()]
  const picture = newPicture(file, previewed)
  showPicture(picture)
  const outcome = await send(picture, shown && { ...shown, patch: patch ?? shown.patch })
  if (typeof outcome === 'object') {
    $replaced.set(replaced)
    if (!shown) showPatch(patch)
  }
  showOutcome(outcome, files.length > 1 ? texts.firstOfSeveral : undefined)
  // The picture that superseded this one is still being sent.
  if (outcome !== 'superseded') warnIfNotStored()
}

/** The design whose form a new picture takes over: that of a picture that the shop does not have yet is still its own. */
const designBefore = (): PatchDesign | undefined => $patch.get() ?? $picture.get()?.before

function newPicture(
  file: File,
  { image, preview }: Extract<Previewed, { image: string }>,
): Picture {
  const before = designBefore()
  return { design: { image }, file, ...(preview && { preview }), ...(before && { before }) }
}
