export { forgetExpiredJob } from './jobs.ts'
export { privacyRoutes } from './routes.ts'
