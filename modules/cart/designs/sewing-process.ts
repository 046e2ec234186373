/** Does what takes seconds of processor time for a design, in a process of its own: the others keep answering. */
import { sewDesign, type ToSew } from './sew-design.ts'
import { startDesign, type ToStart } from './start-design.ts'

export type Task = ({ task: 'start' } & ToStart) | ({ task: 'sew' } & ToSew)

const resultOf = (task: Task) => {
  switch (task.task) {
    case 'start':
      return startDesign(task)
    case 'sew':
      return sewDesign(task)
  }
}

process.on('message', async (task: Task) => process.send?.(await resultOf(task)))
