export { searchTexts } from './text.ts'
export type { Suggestion } from './use-suggestions.ts'
