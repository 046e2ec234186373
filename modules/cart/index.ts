import type { Catalogue } from '../catalogue/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Files } from '../shared/files.ts'
import type { Pool } from '../shared/transaction.ts'
import { cartStories } from './cart.ts'
import { createCustomImages } from './custom-images/index.ts'
import { cartRoutes } from './routes.ts'

export type { Cart } from './cart.ts'

type Dependencies = { sql: Pool; catalogue: Catalogue; files: Files; clock: Clock }

export function createCart({ sql, catalogue, files, clock }: Dependencies) {
  const { customImages, forget } = createCustomImages({ sql, files, clock })
  const cart = cartStories({ sql, catalogue, customImages })
  return { cart, routes: cartRoutes(cart, sql), jobs: [forget] }
}
