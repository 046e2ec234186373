import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import styles from './FilterDrawer.module.css'

/**
 * Texts and filters are props: a lazily loaded part must not import code of the page's islands, or it requests style
 * sheets that the build omitted because the page has them.
 */
type Props = {
  open: boolean
  title: string
  action: string
  onClose(): void
  children: ReactNode
}

/** The sidebar's filters in a drawer, for small screens. */
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
