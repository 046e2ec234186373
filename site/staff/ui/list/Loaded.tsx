import { type ReactNode, useEffect } from 'react'
import { dashboardTexts } from '../../../text/staff.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { keepFocus } from './keyboard-focus.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { type StaffLoaded, shownOf } from './resource.ts'

type Props<Value> = {
  loaded: StaffLoaded<Value>
  texts: { loading: string; failed: string; stale?: string }
  retry(): void
  /** Whether the value is of another view than the one that was asked for; after a failure they go. */
  isOld?: boolean
  /** What stands above the list, also when it could not be loaded, so that another one can be asked for. */
  toolbar?: ReactNode
  children: (value: Value) => ReactNode
}

/** What is shown of a list once it is there; a spinner before that, and what went wrong until it is mended. */
export function Loaded<Value>({
  loaded,
  texts,
  retry,
  isOld = false,
  toolbar,
  children,
}: Props<Value>) {
  const { value, isLoading, failure } = loaded
  const hasFailed = failure && !isLoading
  const shown = shownOf(loaded, isOld)
  // After the lists have looked for what stands beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the value, what had the focus may go
  useEffect(() => keepFocus(), [value])
  const text = shown ? (texts.stale ?? dashboardTexts.stale(texts.failed)) : texts.failed
  return (
    <>
      {(value || failure) && toolbar}
      {hasFailed && <LoadFailure text={text} failure={failure} retry={retry} />}
      {!value && !hasFailed && <Spinner label={texts.loading} />}
      {shown && children(shown)}
    </>
  )
}
