export { forgetExpiredJob } from './jobs.ts'
export type { ForgetAtProvider } from './personal-data.ts'
export { privacyRoutes } from './routes.ts'
