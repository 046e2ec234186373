export { closeDrawer } from './drawer.ts'
