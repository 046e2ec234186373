export { ThingLog } from './ThingLog.tsx'
