import styles from './Dialog.module.css'
import { type DialogProps, Modal } from './Modal.tsx'

/** A dialog in the middle. Keep it mounted and change `open`, so that the focus finds its way back. */
export function Dialog({ wide = false, ...props }: DialogProps & { wide?: boolean }) {
  return <Modal {...props} shape={wide ? `${styles.centre} ${styles.wide}` : styles.centre} />
}
