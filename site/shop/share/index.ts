export { keyOf, type SharedList, sharedListIn, sharedPath } from './shared-list.ts'
