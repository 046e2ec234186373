import { type ReactNode, useEffect } from 'react'
import { type ListState, shownOf } from '../../stores/admin-list.ts'
import { dashboardTexts } from '../../text/admin/dashboard.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { keepFocus } from './keyboard-focus.ts'
import { LoadFailure } from './LoadFailure.tsx'

type Props<Item> = {
  list: ListState<Item>
  texts: { loading: string; failed: string; stale?: string }
  retry(): void
  /** Whether the items are of another view than the one that was asked for; after a failure they go. */
  isOld?: boolean
  /** What stands above the list, also when it could not be loaded, so that another one can be asked for. */
  toolbar?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** What is shown of a list once it is there; a spinner before that, and what went wrong until it is mended. */
export function Loaded<Item>({
  list,
  texts,
  retry,
  isOld = false,
  toolbar,
  children,
}: Props<Item>) {
  const { items, isLoading, failure } = list
  const hasFailed = failure && !isLoading
  const shown = shownOf(list, isOld)
  // After the lists have looked for what stands beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the items, what had the focus may go
  useEffect(() => keepFocus(), [items])
  const text = shown ? (texts.stale ?? dashboardTexts.stale(texts.failed)) : texts.failed
  return (
    <>
      {(items || failure) && toolbar}
      {hasFailed && <LoadFailure text={text} failure={failure} retry={retry} />}
      {!items && !hasFailed && <Spinner label={texts.loading} />}
      {shown && children(shown)}
    </>
  )
}
