export { subscribe } from './subscribe.ts'
export { leaverOf } from './unsubscribe.ts'
export { unsubscribeTexts } from './unsubscribe-text.ts'
