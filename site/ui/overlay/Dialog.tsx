import styles from './Dialog.module.css'
import { type DialogProps, Modal } from './Modal.tsx'

/** A centred dialog. Keep it mounted and toggle `open`, so that the focus returns correctly. */
export function Dialog({ wide = false, ...props }: DialogProps & { wide?: boolean }) {
  return <Modal {...props} shape={wide ? `${styles.centre} ${styles.wide}` : styles.centre} />
}
