import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'

/** The classes of a dialog's shapes. */
export const shapes = {
  centre: styles.centre,
  wide: classNames(styles.centre, styles.wide),
  right: styles.drawer,
  left: classNames(styles.drawer, styles.left),
}
