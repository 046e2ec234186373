import styles from './Spinner.module.css'

/** A loading indicator with a visible label, which screen readers announce. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={`turning-thread ${styles.ring}`} />
      <span>{label}</span>
    </div>
  )
}
