import { lazyPart } from '../../ui/hooks/use-part.ts'

/** The part of the designer that is loaded once there is something to sew. */
export const workshopPart = lazyPart(() => import('./workshop.ts'))
