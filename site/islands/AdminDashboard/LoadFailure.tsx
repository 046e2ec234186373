import { paths } from '../../paths.ts'
import type { Failure } from '../../stores/admin-failure.ts'
import { keepPlace } from '../../stores/admin-place.ts'
import { dashboardTexts as texts } from '../../text/admin/dashboard.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './LoadFailure.module.css'

type Props = { text: string; failure: Failure; retry(): void }

/** In the place of a list that could not be loaded, or above what it was before; a rejected token has a link to the login page. */
export function LoadFailure({ text, failure, retry }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{text}</strong>
      </p>
      <p className={styles.message}>{failure.message}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={retry}>
          {texts.again}
        </Button>
        {failure.isRejected && (
          <ButtonLink variant="quiet" href={paths.adminLogin()} onClick={keepPlace}>
            {texts.toLogin}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
