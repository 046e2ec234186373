import { customPatch } from '../../../modules/catalogue/rules.ts'
import { action } from '../../browser/action.ts'
import { call } from '../../client/generated/cart.ts'
import { serverCode } from '../../client/request-error.ts'
import { texts as commonTexts } from '../../text/texts.ts'
import { showError } from '../../ui/toast/toast.ts'
import { addCustomPatch } from '../cart/index.ts'
import { $picture, type Picture, showDesign } from './current-picture.ts'
import { chosenPicture } from './design.ts'
import { isPicture } from './picture-file.ts'
import { wrongType } from './picture-refusals.ts'
import { designerTexts as texts } from './text.ts'
import { send, tell, tellOutcome, upload } from './upload.ts'

/** Puts ten patches of the design into the cart and shows a toast with the result; false after a failure. */
export const { run: orderDesign, $isRunning: $isOrdering } = action(
  async (): Promise<boolean> => {
    const picture = await chosenPicture()
    if (!picture) return false
    const { design, file } = picture
    if (!(await isPicture(design.image))) {
      showDesign(null)
      tell(wrongType)
      return false
    }
    let isOfPreview = !file && !design.imageId
    const id = design.imageId ?? (await arrived(picture))
    if (!id) return false
    const addIt = () =>
      add(id).catch(async (error: unknown) => {
        // The shop no longer has the picture: it expired, or its session is gone.
        if (serverCode(error) !== 'custom_image_not_found') throw error
        isOfPreview = !file
        return add(await upload(picture))
      })
    return addCustomPatch(addIt, () => (isOfPreview ? ` ${texts.ofPreview}` : ''))
  },
  () => false,
)

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
  else tellOutcome(outcome)
  return undefined
}
