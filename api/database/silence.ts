import { within } from '../../modules/shared/promises/within.ts'

/** Timeout in ms for the answer to a probe. */
const patience = 3000

/** The database did not answer a probe in time. */
export class Silence extends Error {
  constructor() {
    super('No answer from the database')
  }
}

/** The answer to a probe; throws Silence when it is not there after `timeout` ms. */
export const answerOf = <Answer>(probe: PromiseLike<Answer>, timeout = patience): Promise<Answer> =>
  within(timeout, probe, () => new Silence())
