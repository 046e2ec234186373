import { customPatch } from '../../../../modules/catalogue/rules.ts'
import { action } from '../../../browser/action.ts'
import { settled } from '../../../browser/settled.ts'
import { oncePerTap } from '../../../browser/timing/once-per-tap.ts'
import { call } from '../../../client/generated/cart.ts'
import { serverCode } from '../../../client/request-error.ts'
import { texts as commonTexts } from '../../../text/texts.ts'
import { showError } from '../../../ui/toast/toast.ts'
import { addCustomPatch, whileAddingCustom } from '../../cart/index.ts'
import { chosenPatch, chosenPicture, shownPicture } from '../design.ts'
import { $patch } from '../patch/store.ts'
import { $picture, type Picture, showDesign } from '../picture/current-picture.ts'
import { isPicture } from '../picture/picture-file.ts'
import { wrongType } from '../picture/picture-refusals.ts'
import { send, showOutcome, showRefusal, upload } from '../picture/upload.ts'
import { designerTexts as texts } from '../text.ts'
import { recordDesign, recordFirstDesign } from './record-design.ts'
import { showDesignFailure } from './show-design-failure.ts'

/** Puts ten patches of the design into the cart and shows a toast with the result; false after a failure. */
export const { run: orderShown, $isRunning: $isOrdering } = action(
  (): Promise<boolean> => whileAddingCustom(orderChosen),
  () => false,
)

/** `orderShown`, once for a double tap. The design of a picture may begin with the first tap, and is the same one. */
export const orderDesign = oncePerTap(
  orderShown,
  () => $picture.get()?.design.image ?? JSON.stringify($patch.get()),
)

async function orderChosen(): Promise<boolean> {
  const picture = await shownPicture()
  if (!picture) return orderWithoutPicture()
  const { design, file } = picture
  if (!(await isPicture(design.image))) {
    showDesign(null)
    showRefusal(wrongType)
    return false
  }
  let isOfPreview = !file && !design.imageId
  const id = design.imageId ?? (await arrived(picture))
  if (!id) return false
  // It begins with the shop's copy: what is ordered is what the shop sews.
  const patch = await chosenPatch()
  const record = (imageId: string) =>
    patch ? recordDesign(patch, imageId) : recordFirstDesign(imageId)
  const recordAnew = async () => {
    isOfPreview = !file
    return record(await upload(picture))
  }
  return addRecorded(
    () => record(id),
    recordAnew,
    () => (isOfPreview ? ` ${texts.ofPreview}` : ''),
  )
}

/**
 * Records a design and adds ten patches of it, and shows a toast with the result and a note; false after a failure.
 * `recordAnew` uploads the picture once more when the shop no longer has it: it expired, or its session is gone.
 */
async function addRecorded(
  record: () => Promise<string>,
  recordAnew = record,
  note = () => '',
): Promise<boolean> {
  const { value: id, error } = await settled(
    record().catch((refusal: unknown) => againIfLost(refusal, recordAnew)),
  )
  if (id !== undefined) {
    const addIt = () =>
      add(id).catch((refusal: unknown) => againIfLost(refusal, async () => add(await recordAnew())))
    return addCustomPatch(addIt, note)
  }
  showDesignFailure(error, { title: commonTexts.error, text: commonTexts.cart.customAddFailed })
  return false
}

function againIfLost<Result>(error: unknown, again: () => Promise<Result>): Promise<Result> {
  if (serverCode(error) !== 'custom_image_not_found') throw error
  return again()
}

async function orderWithoutPicture(): Promise<boolean> {
  const patch = await chosenPatch()
  if (!patch) {
    await chosenPicture()
    return false
  }
  return addRecorded(() => recordDesign(patch))
}

/** Adds ten patches of a recorded design to the cart. */
const add = (customImageId: string) =>
  call('addToCart', {
    body: { productId: customPatch.id, quantity: customPatch.minimumQuantity, customImageId },
  })

/**
 * Waits for the picture's upload, or retries a failed one. Resolves with the picture's id; undefined after a failure,
 * which a toast has reported.
 */
async function arrived(picture: Picture): Promise<string | undefined> {
  const id = await picture.upload?.catch(() => undefined)
  if (id) return id
  const outcome = await send(picture, null)
  if (outcome === 'arrived') return $picture.get()?.design.imageId
  if (outcome === 'failed') showError(texts.notUploaded, commonTexts.cart.customAddFailed)
  else showOutcome(outcome)
  return undefined
}
