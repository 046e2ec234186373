import styles from './Confetti.module.css'

const threads = Array.from({ length: 14 }, (_, index) => `thread-${index}`)
const patches = Array.from({ length: 12 }, (_, index) => `patch-${index}`)

/** Patches and ends of thread that fall over the place around it, once. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {threads.map((thread) => (
        <i key={thread} className={styles.thread} />
      ))}
      {patches.map((patch) => (
        <i key={patch} className={styles.patch} />
      ))}
    </div>
  )
}
