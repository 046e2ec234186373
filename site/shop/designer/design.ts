import { latestAcceptedWins } from '../../browser/latest-accepted-wins.ts'
import { showError } from '../../ui/toast/toast.ts'
import { type Design, keptDesign } from '../kept-design/index.ts'
import { $picture, type Picture, showDesign, showPicture } from './current-picture.ts'
import { dataUrlOf, isPicture, refusalOf } from './picture-file.ts'
import { unreadable } from './picture-refusals.ts'
import { designerTexts as texts } from './text.ts'
import { send, tell, tellOutcome } from './upload.ts'

/** A picture counts as chosen before it is decoded. One that cannot be decoded does not cancel a pending one. */
const choose = latestAcceptedWins()

/** The latest decoding of a picture, before it is shown. */
let decoding: Promise<unknown> = Promise.resolve()

/** The current picture, after pending ones are decoded; null for none, which a toast reports. */
export async function chosenPicture(): Promise<Picture | null> {
  await decoding
  const picture = $picture.get()
  if (!picture) showError(texts.missing, texts.missingText)
  return picture
}

/** Restores the design that the browser session kept. Stored text that is no valid picture is removed. */
export async function loadDesign(): Promise<void> {
  const design = keptDesign()
  if (!design) return
  const choice = choose()
  const check = isPicture(design.image)
  decoding = check
  const isWhole = await check
  if (!choice.isStale()) showDesign(isWhole ? design : null)
}

/** Shows a design, or removes the current one with null. */
export function setDesign(design: Design | null): void {
  choose().accept()
  showDesign(design)
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
  const choice = choose()
  const reading = dataUrlOf(file)
  decoding = reading
  const image = await reading
  if (choice.isStale()) return
  if (typeof image !== 'string') return tell(image ?? (await unreadable(file)))
  choice.accept()
  const before = $picture.get()
  const picture = { design: { image }, file }
  showPicture(picture)
  tellOutcome(await send(picture, before), files.length > 1 ? texts.firstOfSeveral : undefined)
}
