import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Loaded, type LoadedTexts } from './Loaded.tsx'
import type { PartedList, Shown } from './parted-list.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** The state and controls that the items of a paginated list get. */
export type PartedProps = {
  /** Whether the items are of a former view, until the answer arrives. */
  isOld: boolean
  isLoading: boolean
  /** Props of the element whose children are the items. */
  kept: ReturnType<typeof useKeptFocus>['kept']
  /** The button of the next page; none after the last. */
  more: ReactNode
}

type Props<Item, Facts, View extends object> = {
  list: PartedList<Item, Facts, View>
  texts: LoadedTexts & { showMore: string; updating?: string }
  toolbar?: (isOld: boolean) => ReactNode
  /** Whether the button of the next page has a ring while that page is loaded. */
  hasRing?: boolean
  children: (shown: Shown<Item, Facts, View>, props: PartedProps) => ReactNode
}

/** A paginated list once it is loaded, as Loaded shows one. */
export function PartedView<Item, Facts, View extends object>({
  list,
  texts,
  toolbar,
  hasRing = false,
  children,
}: Props<Item, Facts, View>) {
  const loaded = useStore(list.$loaded)
  const { value, isLoading } = loaded
  const isOld = useStore(list.$view) !== value?.view
  const { kept, holdEnd } = useKeptFocus(value?.items)
  const more = value?.nextCursor !== undefined && (
    <Button
      busy={isLoading}
      busyText={texts.updating}
      variant="secondary"
      isResting={isLoading || isOld}
      aria-busy={hasRing && isLoading}
      onClick={() => {
        holdEnd()
        void list.showMore()
      }}
    >
      {texts.showMore}
    </Button>
  )
  return (
    <Loaded
      loaded={loaded}
      texts={texts}
      retry={() => void list.refetch()}
      isOld={isOld}
      toolbar={toolbar?.(isOld)}
    >
      {(shown) => children(shown, { isOld, isLoading, kept, more })}
    </Loaded>
  )
}
