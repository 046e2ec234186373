import type { RequestIdFor } from '../edge/request-id.ts'
import type { AnswerCaches } from '../edge/response-cache/answer-caches.ts'
import { createDirectListener } from '../edge/response-cache/answer-directly.ts'
import { createDirectCounts } from '../edge/response-cache/direct-counts.ts'
import { createNoteDirect } from '../edge/response-cache/note-direct.ts'
import type { RouteOf } from '../edge/route-of.ts'
import type { AppDependencies } from './dependencies.ts'
import type { Pictures } from './pictures.ts'

type Storing = {
  caches: AnswerCaches
  pictures: Pictures
  secured(headers: Headers): Headers
  requestIdFor: RequestIdFor
  routeOf: RouteOf
}

/** The answers that are given without any routing, from what is stored in memory. */
export function createDirectAnswers(
  { database: { watch }, shop: { log }, site }: AppDependencies,
  { caches, pictures: { patches, outfits }, secured, requestIdFor, routeOf }: Storing,
) {
  const counts = createDirectCounts(routeOf)
  return {
    /** Answers stored pages, lists, pictures and files directly; false for any other request. */
    answerDirectly: createDirectListener(
      (target) =>
        site.files.find(target) ??
        (watch.isUp() ? (caches.find(target) ?? patches.find(target)) : undefined),
      secured,
      requestIdFor,
      counts.of,
      createNoteDirect(log, routeOf),
    ),
    /** Numbers of direct answers, and of hits and misses by cache, of this process. */
    counts: {
      direct: counts.all,
      caches: () => ({ ...caches.uses(), pictures: patches.uses(), outfits: outfits.uses() }),
    },
  }
}
