export {
  furthest,
  halfTurn,
  mostLetters,
  mostThreads,
  motifName,
  placeWidths,
  sizes,
  smallestAreas,
  widestMotif,
} from './design-limits.ts'
export { problemOf } from './digitizing/check-design.ts'
export { coarsePreview } from './digitizing/coarse-preview.ts'
export { isTooDetailed } from './digitizing/detail.ts'
export { digitize } from './digitizing/digitize.ts'
export { type Embroidery, isBare, sizeInMm, unitsPerMm } from './digitizing/embroidery.ts'
export { type Limit, limitsOf } from './digitizing/limits/limits.ts'
export { digitizedSide, type Pixels } from './digitizing/picture/pixels/pixels.ts'
export { subjectOf } from './digitizing/picture/subject.ts'
export { suggestThreads } from './digitizing/picture/thread-choice/suggest-threads.ts'
export { drawEmbroidery } from './draw.ts'
export { alphabetNames, isWritable } from './letters/alphabets.ts'
export { clothUnder } from './starts/cloth-under.ts'
export { firstDesignOf, seenIn } from './starts/first-design.ts'
export { firstPatch, firstThreads } from './starts/first-patch.ts'
export { onSeenCloth, type Under, underOf } from './starts/seen-cloth.ts'
export { simplerDesign } from './starts/simpler-design.ts'
export {
  insidePatch,
  overPatch,
  type PictureFacts,
  startOfPicture,
} from './starts/start-of-picture.ts'
export { textThread, withReadableText } from './starts/text-thread.ts'
export { turnedBackground } from './starts/turned-background.ts'
export { chartThreads, threadChart } from './thread-chart.ts'
