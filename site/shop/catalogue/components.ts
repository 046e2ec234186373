export { EmptyResult } from './EmptyResult.tsx'
