import { Button } from '../../ui/Button.tsx'
import { lazyPart, useLazyDialog } from '../../ui/hooks/use-part.ts'
import type { SharedList } from './shared-list.ts'
import { shareTexts as texts } from './text.ts'

const dialog = lazyPart(() => import('./ShareList.tsx'))

/** Opens the dialog with a link that carries the list. */
export function ShareButton({ list }: { list: SharedList }) {
  const { Part: ShareList, isOpen, isOpening, open, close } = useLazyDialog(dialog)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onClick={open}
      >
        {texts.share[list.kind]}
      </Button>
      {ShareList && <ShareList list={list} open={isOpen} onClose={close} />}
    </>
  )
}
