export { ChangedFields } from './ChangedFields.tsx'
export { ThingLog } from './ThingLog.tsx'
