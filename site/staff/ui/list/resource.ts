import { type Loaded, resource } from '../../../browser/resource.ts'
import { texts } from '../../../text/texts.ts'
import { type Failure, failureOf, showFailure } from './failure.ts'

export type StaffLoaded<Value> = Loaded<Value, Failure>

/** A staff resource; a toast reports each failure. */
export const staffResource = <Value, Input extends unknown[] = []>(
  fetch: (...input: Input) => Promise<Value>,
) =>
  resource(fetch, (error) => {
    showFailure(texts.error, error)
    return failureOf(error)
  })

/** The value to show; after a failed load undefined if it belongs to a former view. */
export const shownOf = <Value>(
  { value, isLoading, failure }: StaffLoaded<Value>,
  isOld: boolean,
) => (failure && !isLoading && isOld ? null : value)
