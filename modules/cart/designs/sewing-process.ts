/** Does what takes seconds of processor time for a design, in a process of its own: the others keep answering. */
import { answerEach } from '../../shared/pictures/answer-each.ts'
import { type Sewn, sewDesign, type ToSew } from './sew-design.ts'
import { type Started, startDesign, type ToStart } from './start-design.ts'

export type Task = ({ task: 'start' } & ToStart) | ({ task: 'sew' } & ToSew)

const resultOf = (task: Task): Promise<Started | Sewn> => {
  switch (task.task) {
    case 'start':
      return startDesign(task)
    case 'sew':
      return sewDesign(task)
  }
}

answerEach(resultOf)
