import { type Loaded, resource } from '../../../browser/resource.ts'
import { texts } from '../../../text/texts.ts'
import { type Failure, failureOf, showFailure } from './failure.ts'

export type StaffLoaded<Value> = Loaded<Value, Failure>

/** A resource of the staff's, of which a toast tells each failure. */
export const staffResource = <Value, Input extends unknown[] = []>(
  fetch: (...input: Input) => Promise<Value>,
) =>
  resource(fetch, (error) => {
    showFailure(texts.error, error)
    return failureOf(error)
  })

/** The value to show: none after a failed load if it is of another view than the requested one. */
export const shownOf = <Value>(
  { value, isLoading, failure }: StaffLoaded<Value>,
  isOld: boolean,
) => (failure && !isLoading && isOld ? null : value)
