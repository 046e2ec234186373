import { call } from '../../client/cart.ts'
import { serverCode } from '../../client/request-error.ts'
import { designerTexts as texts } from './text.ts'

/** Why a picture is not taken, as a toast says it. */
export type Refusal = { title: string; text: string }

export const wrongType: Refusal = { title: texts.wrongType, text: texts.wrongTypeText }
export const tooLarge: Refusal = { title: texts.tooLarge, text: texts.tooLargeText }
export const tooManyPixels: Refusal = { title: texts.tooManyPixels, text: texts.tooManyPixelsText }

const refusals: Record<string, Refusal> = {
  image_unreadable: wrongType,
  image_too_large: tooLarge,
  image_too_many_pixels: tooManyPixels,
}

/** The shop's refusal of a picture; undefined for every other failure, which another attempt may mend. */
export const refusalBy = (error: unknown): Refusal | undefined => refusals[serverCode(error) ?? '']

/** Why the shop refuses a file that the browser cannot read: the shop may know better. */
export async function unreadable(file: File): Promise<Refusal> {
  const answer = await call('addCustomImage', { body: { image: file } }).catch(refusalBy)
  return answer && 'title' in answer ? answer : wrongType
}
