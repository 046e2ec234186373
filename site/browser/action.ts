import { atom, computed, type ReadableAtom } from 'nanostores'

type Key = string | number

export type Action<Input extends unknown[], Result> = {
  /** Resolves with undefined while a run of the same key is under way: a double press does nothing. */
  run(...input: Input): Promise<Result | undefined>
  /** The keys of the current runs. */
  $running: ReadableAtom<readonly Key[]>
  $isRunning: ReadableAtom<boolean>
}

/**
 * An action behind a button: `perform` runs once per press, and a failure is passed to `onFailure`, whose result
 * becomes the run's. Runs of different keys may overlap; by default all runs have the same key.
 */
export function action<Input extends unknown[], Result>(
  perform: (...input: Input) => Promise<Result>,
  onFailure: (error: unknown, ...input: Input) => Result | Promise<Result>,
  keyOf: (...input: Input) => Key = () => '',
): Action<Input, Result> {
  const $running = atom<readonly Key[]>([])
  return {
    async run(...input) {
      const key = keyOf(...input)
      if ($running.get().includes(key)) return undefined
      $running.set([...$running.get(), key])
      try {
        return await perform(...input)
      } catch (error) {
        return await onFailure(error, ...input)
      } finally {
        $running.set($running.get().filter((other) => other !== key))
      }
    },
    $running,
    $isRunning: computed($running, (keys) => keys.length > 0),
  }
}
