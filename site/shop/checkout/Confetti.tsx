import { useEffect, useState } from 'react'
import styles from './Confetti.module.css'
import { pieces } from './confetti-places.ts'

/** Patches and ends of thread that fall over the place around it, once. */
export function Confetti() {
  // The policy allows no inline styles from the server, which renders an order's confirmation.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!isHydrated) return null
  return (
    <div className={styles.confetti} aria-hidden="true">
      {pieces.map(({ index, left, delay }) => (
        <i
          key={index}
          className={index % 2 === 0 ? styles.thread : styles.patch}
          style={{ left: `${left}%`, animationDelay: `${delay}ms` }}
        />
      ))}
    </div>
  )
}
