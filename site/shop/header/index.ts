export { openCart } from './drawer.ts'
