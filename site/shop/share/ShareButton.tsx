import { useCallback, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'
import type { SharedList } from './shared-list.ts'
import { shareTexts as texts } from './text.ts'

const dialog = lazyPart(() => import('./ShareList.tsx'))

/** Opens the dialog with a link that carries the list. */
export function ShareButton({ list }: { list: SharedList }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const ShareList = usePart(dialog, isOpen, close)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-busy={(isOpen && !ShareList) || undefined}
        onClick={() => setOpen(true)}
      >
        {texts.share[list.kind]}
      </Button>
      {ShareList && <ShareList list={list} open={isOpen} onClose={close} />}
    </>
  )
}
