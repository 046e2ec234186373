import { dayInOslo } from '../modules/shared/day.ts'
import type { AppDependencies } from './app/dependencies.ts'
import { createDirectAnswers } from './app/direct-answers.ts'
import { createModules } from './app/modules.ts'
import { pageLocals } from './app/page-locals.ts'
import { createPictures } from './app/pictures.ts'
import { createRoutes } from './app/routes.ts'
import { createErrorAnswer } from './edge/errors/on-error.ts'
import { createRequestIds } from './edge/request-id.ts'
import { createAnswerCaches } from './edge/response-cache/answer-caches.ts'
import { createLists } from './edge/response-cache/lists.ts'
import { createRouteOf } from './edge/route-of.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { createAddressOf } from './edge/visitor/client-address.ts'
import { createApi } from './operations.ts'
import { createPages } from './pages/pages.ts'

/** Wires the whole shop: its modules, the API, the pages and the files. */
export function createApp(dependencies: AppDependencies) {
  const { database, files, shop, edge, site } = dependencies
  const { watch } = database
  const errorAnswer = createErrorAnswer(shop.log)
  const addressOf = createAddressOf(edge.trustedProxies, shop.log)

  // The day chooses the patch of the day. The catalogue is made below.
  const caches = createAnswerCaches({
    invalidatedBy: () => `${watch.catalogueVersion()} ${dayInOslo(shop.clock())}`,
    stock: {
      version: (): number => modules.catalogue.live.stock.version(),
      isUnchanged: (ids, since): boolean => modules.catalogue.live.stock.isUnchanged(ids, since),
    },
  })
  const answerList = createLists(caches, edge.limit, addressOf)
  const modules = createModules(dependencies, { addressOf, answerList })
  const { catalogue, handlers, requireStaff, admin, jobs } = modules
  const guarding = { watch, requireStaff, addressOf, errorAnswer }
  const api = createApi({ ...edge, ...files, ...guarding, handlers })
  const locals = pageLocals(dependencies, modules)
  const answerPage = createPages({ ...edge, ...shop, ...site, catalogue, caches, locals })
  const pictures = createPictures(dependencies, modules)

  const requestIdFor = createRequestIds(edge.trustedProxies)
  const routeOf = createRouteOf(site)
  const secured = securityHeaders({ ...shop, ...edge })
  const ofEachAnswer = { requestIdFor, routeOf, secured }
  const answering = { api, answerPage, pictures, errorAnswer, addressOf, ...ofEachAnswer }
  return {
    fetch: createRoutes(dependencies, answering).fetch,
    ...createDirectAnswers(dependencies, { caches, pictures, ...ofEachAnswer }),
    admin,
    catalogue,
    /** The locals of one render of a page. */
    localsNow: async (): Promise<App.Locals> => ({
      ...locals,
      catalogue: await catalogue.forPage(shop.clock()),
    }),
    jobs,
  }
}
