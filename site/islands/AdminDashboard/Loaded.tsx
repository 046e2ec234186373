import type { ReactNode } from 'react'
import type { ListState } from '../../stores/admin-list.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { LoadFailure } from './LoadFailure.tsx'

type Props<Item> = {
  list: ListState<Item>
  texts: { loading: string; failed: string }
  retry(): void
  children: (items: readonly Item[]) => ReactNode
}

/** What is shown of a list once it is there; a spinner or what went wrong before that. */
export function Loaded<Item>({ list, texts, retry, children }: Props<Item>) {
  if (list.items) return children(list.items)
  if (list.failure && !list.isLoading)
    return <LoadFailure text={texts.failed} failure={list.failure} retry={retry} />
  return <Spinner label={texts.loading} />
}
