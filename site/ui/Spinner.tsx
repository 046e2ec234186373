import styles from './Spinner.module.css'

export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} />
      <span>{label}</span>
    </div>
  )
}
