export { subscribe } from './newsletter.ts'
export { leaverOf } from './unsubscribe.ts'
export { unsubscribeTexts } from './unsubscribe-text.ts'
