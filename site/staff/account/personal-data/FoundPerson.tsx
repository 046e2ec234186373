import { useState } from 'react'
import type { PersonalData } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { AskToForget } from './AskToForget.tsx'
import styles from './PersonSearch.module.css'
import { countsOf, downloadPerson } from './personal-data.ts'
import { personalDataTexts as texts } from './text.ts'

/** What is stored about a customer, with its download; the deletion asks first. */
export function FoundPerson({ data }: { data: PersonalData }) {
  const [isAsking, setAsking] = useState(false)
  const counts = countsOf(data)
  if (counts.length === 0) return <p>{texts.nothing(data.email)}</p>
  return (
    <>
      <h4>{texts.found(data.email)}</h4>
      <ul>
        {counts.map(({ text, count }) => (
          <li key={text}>
            {text}: {count}
          </li>
        ))}
      </ul>
      {isAsking ? (
        <AskToForget email={data.email} onCancel={() => setAsking(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button size="small" variant="secondary" onClick={() => downloadPerson(data)}>
            {texts.download}
          </Button>
          <Button size="small" variant="danger" onClick={() => setAsking(true)}>
            {texts.forget}
          </Button>
        </div>
      )}
    </>
  )
}
