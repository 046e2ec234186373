import { type ReactNode, useEffect } from 'react'
import { staffTexts } from '../../../text/staff.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { keepFocus } from './keyboard-focus.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { type StaffLoaded, shownOf } from './resource.ts'

export type LoadedTexts = { loading: string; failed: string; stale?: string }

type Props<Value> = {
  loaded: StaffLoaded<Value>
  texts: LoadedTexts
  retry(): void
  /** Whether the value belongs to a former view; it is hidden after a failure. */
  isOld?: boolean
  /** The toolbar, also shown after a failure, so that another view can be requested. */
  toolbar?: ReactNode
  children: (value: Value) => ReactNode
}

/** The list once it is loaded; before that a spinner, and after a failure its message. */
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
  // After the lists' own effects, which may focus a neighbouring entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new value, the focused element may be removed
  useEffect(() => keepFocus(), [value])
  const text = shown ? (texts.stale ?? staffTexts.stale(texts.failed)) : texts.failed
  return (
    <>
      {(value || failure) && toolbar}
      {hasFailed && <LoadFailure text={text} failure={failure} retry={retry} />}
      {!value && !hasFailed && <Spinner label={texts.loading} />}
      {shown && children(shown)}
    </>
  )
}
