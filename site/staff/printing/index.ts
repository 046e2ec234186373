export { packingSlipTexts, pickingListTexts, printTexts } from './text.ts'
