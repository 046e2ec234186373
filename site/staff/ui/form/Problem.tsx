import styles from './Problem.module.css'

/** The problem of a form, read out by screen readers; none for an empty text. */
export function Problem({ text }: { text: string | null | undefined }) {
  return (
    text && (
      <p role="alert" className={styles.problem}>
        {text}
      </p>
    )
  )
}
