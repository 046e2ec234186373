import { call } from '../../../client/generated/custom-images.ts'
import { serverCode } from '../../../client/request-error.ts'
import { designerTexts as texts } from '../text.ts'

/** The reason that a picture is refused, as a toast shows it. */
export type Refusal = { title: string; text: string }

/** The refusals that the browser finds before an upload. */
export const wrongType: Refusal = { title: texts.wrongType, text: texts.wrongTypeText }
export const tooLarge: Refusal = { title: texts.tooLarge, text: texts.tooLargeText }
export const tooManyPixels: Refusal = { title: texts.tooManyPixels, text: texts.tooManyPixelsText }

const refusals: Record<string, Refusal> = {
  image_unreadable: wrongType,
  image_too_large: tooLarge,
  image_too_many_pixels: tooManyPixels,
  storage_full: { title: texts.notUploaded, text: texts.storageFull },
}

/** The shop's refusal of a picture; undefined for any other error, which a retry may solve. */
export const refusalBy = (error: unknown): Refusal | undefined => refusals[serverCode(error) ?? '']

/** The refusal of a file that the browser cannot decode. The shop is asked, as it may know a better reason. */
export async function unreadable(file: File): Promise<Refusal> {
  const answer = await call('addCustomImage', { body: { image: file } }).catch(refusalBy)
  return answer && 'title' in answer ? answer : wrongType
}
