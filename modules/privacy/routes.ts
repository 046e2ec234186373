import { administratorOf } from '../shared/administrator.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import { type Forgetting, forgetPerson, personalData } from './personal-data.ts'

/** Staff calls about one person's data. */
export const privacyRoutes = (dependencies: Forgetting) =>
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
