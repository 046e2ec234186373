import { within } from '../../../modules/shared/promises/within.ts'

/** Timeout in ms for the answer to a probe. */
const patience = 3000

/** A probe was not answered in time. */
export class Silence extends Error {
  constructor(whose: string) {
    super(`No answer from the ${whose}`)
  }
}

type Options = {
  /** In ms; default 3000. */
  timeout?: number
  /** The server that is asked; default: the database. */
  whose?: 'database' | 'pooler'
}

/** The answer to a probe; throws Silence when it is not there in time. */
export const answerOf = <Answer>(
  probe: PromiseLike<Answer>,
  { timeout = patience, whose = 'database' }: Options = {},
): Promise<Answer> => within(timeout, probe, () => new Silence(whose))
