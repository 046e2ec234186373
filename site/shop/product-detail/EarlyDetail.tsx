import { classNames } from '../../ui/class-names.ts'
import { EarlyDialog, EarlyWait } from '../../ui/overlay/EarlyDialog.tsx'
import styles from './DetailContent.module.css'

/** The place of the detail dialog until it renders, with the picture of the pressed card. */
export function EarlyDetail() {
  return (
    <EarlyDialog name="detail" shape="wide">
      <div className={classNames(styles.detail, styles.early)}>
        <div className={styles.picture} data-copy />
        <EarlyWait />
      </div>
    </EarlyDialog>
  )
}
