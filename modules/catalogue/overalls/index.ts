export { drawOveralls } from './overalls.ts'
