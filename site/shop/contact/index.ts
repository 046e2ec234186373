export { contactDetails, contactFormTexts, contactPageData, contactTexts } from './text.ts'
