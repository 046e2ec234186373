import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import styles from './FilterDrawer.module.css'

/**
 * Words and filters are handed in: a part that is loaded late must import nothing that the page's
 * islands carry, or it asks for style sheets that the build left out because the page has them.
 */
type Props = {
  open: boolean
  title: string
  action: string
  onClose(): void
  children: ReactNode
}

/** The sidebar's filters on small screens. */
export default function FilterDrawer({ open, title, action, onClose, children }: Props) {
  return (
    <Drawer side="left" open={open} title={title} onClose={onClose}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.foot}>
        <Button wide onClick={onClose}>
          {action}
        </Button>
      </div>
    </Drawer>
  )
}
