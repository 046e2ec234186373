/** Does what takes seconds of processor time for a design, in a process of its own: the others keep answering. */
import { partOfPicture, type ToPart } from './part-of-picture.ts'
import { produceDesign, sewDesign, type ToProduce, type ToSew } from './sew-design.ts'
import { startDesign, type ToStart } from './start-design.ts'

export type Task =
  | ({ task: 'start' } & ToStart)
  | ({ task: 'sew' } & ToSew)
  | ({ task: 'produce' } & ToProduce)
  | ({ task: 'part' } & ToPart)

const resultOf = (task: Task) => {
  switch (task.task) {
    case 'start':
      return startDesign(task)
    case 'sew':
      return sewDesign(task)
    case 'produce':
      return produceDesign(task)
    case 'part':
      return partOfPicture(task)
  }
}

process.on('message', async (task: Task) => process.send?.(await resultOf(task)))
