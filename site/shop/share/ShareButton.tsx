import { useCallback, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'
import styles from './ShareButton.module.css'
import type { SharedList } from './shared-list.ts'
import { shareTexts as texts } from './text.ts'

const dialog = lazyPart(() => import('./ShareDialog.tsx'))

/** Opens the dialog with a link that carries the list. */
export function ShareButton({ list }: { list: SharedList }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const ShareDialog = usePart(dialog, isOpen, close)
  return (
    <p className={styles.share}>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-busy={(isOpen && !ShareDialog) || undefined}
        onClick={() => setOpen(true)}
      >
        {texts.share[list.kind]}
      </Button>
      {ShareDialog && <ShareDialog list={list} open={isOpen} onClose={close} />}
    </p>
  )
}
