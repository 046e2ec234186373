import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { checkoutTexts as texts } from '../text.ts'
import styles from './PayButton.module.css'
import { stopWaiting, type Waiting as Wait } from './waiting.ts'

/** Shows that another order holds the stock or code, the time of the next attempt, and a button to stop waiting. */
export function Waiting({ wait }: { wait: Wait }) {
  const seconds = useSecondsUntil(wait.nextAt)
  const { title, text } = wait.refusal
  return (
    <div className={styles.news} data-waiting>
      <strong>{title}</strong>
      {text && <span>{text}</span>}
      <span role="timer">{texts.nextAttempt(seconds)}</span>
      <Button
        variant="secondary"
        size="small"
        className={styles.stop}
        onClick={({ currentTarget: { form } }) => {
          // The button disappears, and the focus with it.
          form?.querySelector<HTMLElement>('[type=submit]')?.focus()
          stopWaiting()
        }}
      >
        {texts.stopWaiting}
      </Button>
    </div>
  )
}

// Not shared with staff's countdowns, as that would cost the checkout another request.
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((time - now) / 1000))
}
