import { standingProcess } from '../../shared/pictures/standing-process.ts'
import { Problem } from '../../shared/problem.ts'
import type { Part, ToPart } from './part-of-picture.ts'
import type { Produced, Sewn, ToProduce, ToSew } from './sew-design.ts'
import type { Task } from './sewing-process.ts'
import type { Started, ToStart } from './start-design.ts'

const sewing = standingProcess<Task, unknown>(new URL('./sewing-process.ts', import.meta.url))

/** Each takes about a second. */
const mostWaiting = 20

/** The first design of a picture. Problem unavailable, at once, when so many wait that the caller would give up. */
export const started = (sent: ToStart) => done<Started>({ task: 'start', ...sent })

/** The look of a sewn design. Problem unavailable as for `started`. */
export const sewn = (sent: ToSew) => done<Sewn>({ task: 'sew', ...sent })

/** The files for the production of a design. Problem unavailable as for `started`. */
export const produced = (sent: ToProduce) => done<Produced>({ task: 'produce', ...sent })

/** The part of a picture that a design uses. Problem unavailable as for `started`. */
export const partOf = (sent: ToPart) => done<Part>({ task: 'part', ...sent })

async function done<Result>(task: Task): Promise<Result> {
  if (sewing.waiting() >= mostWaiting) throw new Problem('unavailable')
  const result = await sewing.ask(task)
  if (result === undefined) throw new Error(`The task '${task.task}' of a design was not done`)
  return result as Result
}
