import type { Login } from '../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../browser/dates.ts'
import { Badge } from '../../ui/Badge.tsx'
import { HeadRow } from '../ui/list/HeadRow.tsx'
import styles from './Account.module.css'
import { accountTexts as texts } from './text.ts'

const tones = { signed_in: 'green', refused: 'red', password_changed: 'grey' } as const

/** The administrator's latest login attempts, refused ones included. */
export function LoginLog({ logins }: { logins: readonly Login[] }) {
  return (
    <section aria-labelledby="logins">
      <h3 id="logins">{texts.logins}</h3>
      <p>{texts.loginsHint}</p>
      <table className={styles.log}>
        <HeadRow labels={Object.values(texts.columns)} />
        <tbody>
          {logins.map(({ id, at, address, outcome }) => (
            <tr key={id}>
              <td>
                <time dateTime={at}>{formatTime(at)}</time>
              </td>
              <td>{address}</td>
              <td>
                <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
