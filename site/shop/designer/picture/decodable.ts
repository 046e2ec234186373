import { customPatch } from '../../../../modules/catalogue/rules.ts'

const { mostPixels, longestSide } = customPatch

/** Whether a picture of this size is decoded: one with more pixels would exceed the memory of a phone. */
export const isDecodable = ({ width, height }: { width: number; height: number }): boolean =>
  width * height <= mostPixels && Math.max(width, height) <= longestSide
