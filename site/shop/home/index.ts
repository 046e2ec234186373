export { homeData } from './home-data.ts'
export { homeTexts } from './text.ts'
