import type { Pixels } from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import type { Answer, Request } from './messages.ts'
import { startSewingWorker } from './start-worker.ts'

type Kind = Answer['kind']
type Of<K extends Kind> = Extract<Answer, { kind: K }>
/** A request without its id, which is given here. */
type Question<R = Request> = R extends Request ? Omit<R, 'id'> : never

let lastId = 0
const waiting = new Map<number, (answer: Answer) => void>()

let onLayer = (_layer: Pixels): void => {}

/** Passes on each layer that the worker makes: it serves later designs too, so that none is stale. */
export const followLayers = (follow: typeof onLayer): void => {
  onLayer = follow
}

const receive = (answer: Answer): void => {
  if (answer.kind === 'layer') onLayer(answer.layer)
  else waiting.get(answer.id)?.(answer)
}

/** Starts the sewing worker before its first request. */
export const ready = (): Promise<unknown> => startSewingWorker(receive)

/** Posts a question, and returns its id. */
function post(
  question: Question,
  onAnswer: (answer: Answer) => void,
  onFailure: (error: unknown) => void,
): number {
  lastId += 1
  const id = lastId
  waiting.set(id, onAnswer)
  startSewingWorker(receive).then((send) => send({ ...question, id } as Request), onFailure)
  return id
}

/** Ms after which the worker will not answer: the slowest phone decodes a large photo in a tenth of it. */
const timeLimit = 60_000

/** Asks the sewing worker for one answer of this kind. Rejects when it cannot give it. */
export function ask<K extends Kind>(kind: K, question: Question): Promise<Of<K>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(id)
      reject(new Error('The sewing worker does not answer'))
    }, timeLimit)
    const settle = (answer: Answer) => {
      clearTimeout(timer)
      waiting.delete(answer.id)
      if (answer.kind === kind) resolve(answer as Of<K>)
      else reject(new Error(answer.kind === 'failed' ? answer.reason : answer.kind))
    }
    const id = post(question, settle, reject)
  })
}

/** Id of the request for a sewn patch that is answered; earlier ones are stale. */
let sewing = 0

type OnSewing = {
  coarse(answer: Of<'coarse'>): void
  sewn(answer: Of<'sewn'>): void
  limits(answer: Of<'limits'>): void
  failed(): void
}

/** Asks the worker to sew a patch, and passes on its answers until another patch is asked for. */
export function askToSew(patch: PatchDesign, picture: number | undefined, on: OnSewing): void {
  waiting.delete(sewing)
  sewing = post(
    { kind: 'sew', patch, picture },
    (answer) => {
      if (answer.kind === 'coarse') return on.coarse(answer)
      if (answer.kind === 'sewn') return on.sewn(answer)
      waiting.delete(answer.id)
      if (answer.kind === 'limits') on.limits(answer)
      else on.failed()
    },
    on.failed,
  )
}

/** Drops the answers to the patch that was last asked for. */
export const stopSewing = (): void => void waiting.delete(sewing)
