export { latestOf } from './proofs/shown-proof.ts'
export { linkedOrderTexts } from './text.ts'
