import { computed, type ReadableAtom } from 'nanostores'

/** The stage of the form behind a mail's link (specification, section 5). */
export type Stage = 'form' | 'submitting' | 'done'

/** The stage of an action that is done once. */
export const stageOf = ($isRunning: ReadableAtom<boolean>, $isDone: ReadableAtom<boolean>) =>
  computed(
    [$isRunning, $isDone],
    (isRunning, isDone): Stage => (isDone ? 'done' : isRunning ? 'submitting' : 'form'),
  )
