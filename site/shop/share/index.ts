export { keyOf, type SharedList, sharedListIn } from './shared-list.ts'
