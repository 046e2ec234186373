export { openKey } from './kept-chat.ts'
