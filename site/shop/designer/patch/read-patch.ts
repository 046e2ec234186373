import {
  alphabetNames,
  chartThreads,
  furthest,
  halfTurn,
  mostLetters,
  mostThreads,
  motifName,
  placeWidths,
  sizes,
  smallestAreas,
  widestMotif,
} from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { isImageId } from '../../kept-design/index.ts'
import { outlines } from './outlines.ts'
import { textStyles, writable } from './text.ts'

/** A stored design, if it is one by the contract's rules; undefined otherwise. */
export function readPatch(value: unknown): PatchDesign | undefined {
  return isPatch(value) ? value : undefined
}

type Test = (value: unknown) => boolean

const isNumber =
  (least: number, most: number): Test =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most
const isWhole =
  (least: number, most: number): Test =>
  (value) =>
    Number.isInteger(value) && isNumber(least, most)(value)
const isOneOf =
  (values: readonly string[]): Test =>
  (value) =>
    values.some((one) => one === value)
const isOptional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value)
const isThreads =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length >= 1 && value.length <= mostThreads && value.every(test)

/** An object with these fields and no others. */
const isRecord =
  (fields: Record<string, Test>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => name in fields) &&
    Object.entries(fields).every(([name, test]) => test((value as Record<string, unknown>)[name]))

const isBoolean: Test = (value) => typeof value === 'boolean'
/** In Oklab. */
const isColour: Test = (value) =>
  Array.isArray(value) && value.length === 3 && value.every(isNumber(-2, 2))
const isThread = isOneOf(chartThreads)
const isPlace = (widest: number) =>
  isRecord({
    x: isNumber(-furthest, furthest),
    y: isNumber(-furthest, furthest),
    width: isNumber(placeWidths.least, widest),
    turn: isNumber(-halfTurn, halfTurn),
  })
const isWords: Test = (value) =>
  typeof value === 'string' &&
  value.length >= 1 &&
  value.length <= mostLetters &&
  writable(value) === value

const isShaped = isRecord({
  outline: isOneOf(outlines),
  size: isWhole(sizes.least, sizes.most),
  cloth: isThread,
  edge: isThread,
  picture: isOptional(
    isRecord({
      imageId: isOptional(isImageId),
      place: isPlace(placeWidths.most),
      withoutBackground: isBoolean,
      wholePicture: isOptional(isRecord({ isPhoto: isBoolean, background: isOptional(isColour) })),
      smallestArea: isOptional(isWhole(smallestAreas.least, smallestAreas.most)),
      threads: isThreads(
        isRecord({
          colour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
          thread: isThread,
        }),
      ),
    }),
  ),
  motif: isOptional(
    isRecord({
      name: (value) => typeof value === 'string' && motifName.test(value),
      place: isPlace(widestMotif),
      threads: isThreads(isThread),
    }),
  ),
  text: isOptional(
    isRecord({
      words: isWords,
      style: isOneOf(textStyles),
      alphabet: isOneOf(alphabetNames),
      thread: isThread,
    }),
  ),
})

const isPatch = (value: unknown): value is PatchDesign => isShaped(value)
