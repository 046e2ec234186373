import type { ForgottenPerson as Forgotten } from '../../../../modules/shared/contract/api.d.ts'
import { personalDataTexts as texts } from './text.ts'

type Props = { email: string; forgotten: Forgotten }

/** A customer's deleted data as counts, and the kept data with its reason and last day. */
export function ForgottenPerson({ email, forgotten: { deleted, kept } }: Props) {
  const names = Object.keys(texts.deleted) as (keyof Forgotten['deleted'])[]
  return (
    <>
      <h4>{texts.forgotten(email)}</h4>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {texts.deleted[name]}: {deleted[name]}
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <>
          <h4>{texts.kept}</h4>
          <ul>
            {kept.map(({ orderNumber, reason, until }) => (
              <li key={orderNumber}>
                {orderNumber ?? texts.withdrawals}: {texts.reasons[reason]}
                {until && ` ${dayText(until)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{texts.elsewhere}</p>
    </>
  )
}

/** '1. januar 2032' of '2032-01-01'. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
