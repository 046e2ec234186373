/** Does what takes seconds of processor time for a design, in a process of its own: the others keep answering. */
import { answerEach } from '../../shared/pictures/answer-each.ts'
import { type Part, partOfPicture, type ToPart } from './part-of-picture.ts'
import {
  type Produced,
  produceDesign,
  type Sewn,
  sewDesign,
  type ToProduce,
  type ToSew,
} from './sew-design.ts'
import { type Started, startDesign, type ToStart } from './start-design.ts'

export type Task =
  | ({ task: 'start' } & ToStart)
  | ({ task: 'sew' } & ToSew)
  | ({ task: 'produce' } & ToProduce)
  | ({ task: 'part' } & ToPart)

const resultOf = (task: Task): Promise<Started | Sewn | Produced | Part> => {
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

answerEach(resultOf)
