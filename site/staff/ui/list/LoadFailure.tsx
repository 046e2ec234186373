import { useEffect, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { staffTexts as texts } from '../../../text/staff.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import type { Failure } from './failure.ts'
import { keepFocus } from './keyboard-focus.ts'
import styles from './LoadFailure.module.css'

type Props = { text: string; failure: Failure; retry(): void }

/**
 * The failure of a list, instead of it or above its former content. A rejected token has a link to the login page in a
 * new tab, so that unsaved input is kept. When its buttons disappear, the nearest focusable ancestor gets their focus.
 */
export function LoadFailure({ text, failure, retry }: Props) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = shown.current?.closest('[tabindex="-1"]')
    return () => keepFocus(() => place)
  }, [])
  return (
    <div className={styles.failure} role="alert" ref={shown}>
      <p>
        <strong>{text}</strong>
      </p>
      <p className={styles.message}>{failure.message}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={retry}>
          {texts.again}
        </Button>
        {failure.isRejected && (
          <ButtonLink variant="quiet" href={paths.adminLogin()} target="_blank" rel="noopener">
            {texts.toLogin} {texts.inNewTab}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
