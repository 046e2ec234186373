import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { type Action, action } from '../../browser/action.ts'

/** An action local to a component: its run function, and whether it is running. */
export function useAction<Input extends unknown[], Result>(
  perform: (...input: Input) => Promise<Result>,
  onFailure: (error: unknown, ...input: Input) => Result | Promise<Result>,
): [Action<Input, Result>['run'], boolean] {
  const latest = useRef({ perform, onFailure })
  latest.current = { perform, onFailure }
  const [own] = useState(() =>
    action<Input, Result>(
      (...input) => latest.current.perform(...input),
      (...failure) => latest.current.onFailure(...failure),
    ),
  )
  return [own.run, useStore(own.$isRunning, { ssr: 'initial' })]
}
