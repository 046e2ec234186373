export { EarlySuggestions } from './EarlySuggestions.tsx'
export { Search } from './Search.tsx'
