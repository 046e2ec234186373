import { useEffect, useState } from 'react'
import styles from './Confetti.module.css'

/** Pieces of confetti, each with its place across in per cent and the delay of its fall in ms. */
export const pieces = Array.from({ length: 26 }, (_, index) => ({
  index,
  left: 2 + ((index * 37) % 95),
  // Squares, so that pieces side by side do not fall one after the other.
  delay: (index * index * 70 + index * 310) % 900,
}))

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
