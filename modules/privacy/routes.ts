import { administratorOf } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import type { Pool } from '../shared/transaction.ts'
import { forgetPerson, personalData } from './personal-data.ts'

/** Staff calls about one person's data. */
export const privacyRoutes = (dependencies: { sql: Pool; clock: Clock }) =>
  ({
    showPersonalData: async (c) =>
      c.json(
        await personalData(dependencies, c.req.valid('json').email, administratorOf(c).username),
        200,
      ),
    forgetPerson: async (c) =>
      c.json(
        await forgetPerson(dependencies, c.req.valid('json').email, administratorOf(c).username),
        200,
      ),
  }) satisfies Partial<Handlers>
