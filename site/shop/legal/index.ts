export { privacyTexts, retentionTexts, storageTexts } from './privacy-text.ts'
export { termsTexts } from './terms-text.ts'
export { withdrawalFormTexts, withdrawalTexts } from './withdrawal-text.ts'
