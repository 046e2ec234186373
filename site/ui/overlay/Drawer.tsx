import styles from './Dialog.module.css'
import { type DialogProps, Modal } from './Modal.tsx'

/** A dialog at a side of the window. */
export function Drawer({ side = 'right', ...props }: DialogProps & { side?: 'left' | 'right' }) {
  return (
    <Modal {...props} shape={side === 'left' ? `${styles.drawer} ${styles.left}` : styles.drawer} />
  )
}
