import { lazyPart } from '../../ui/hooks/use-part.ts'

/** The part of the designer that is loaded once there is something to sew. */
export const workshopPart = lazyPart(() => import('./workshop.ts'))

/** Loads all that sews, and starts the sewing worker, while the visitor still looks for a picture. */
export function prepareSewing(): void {
  if (typeof Worker === 'undefined') return
  void workshopPart.load().catch(() => undefined)
  void import('./sewing-worker/ask.ts')
    .then(({ ready }) => ready())
    // The page says so when it cannot sew the picture that it shows.
    .catch(() => undefined)
}
