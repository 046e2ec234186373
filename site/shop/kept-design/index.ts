export { forgetDesign } from './forget-design.ts'
export {
  type Design,
  isDataUrl,
  isImageId,
  keepDesign,
  keepPatch,
  keptDesign,
  keptPatch,
} from './kept-design.ts'
