export { openEarlyChat } from './early-chat.ts'
export { openKey } from './kept-chat.ts'
