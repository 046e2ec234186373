import { useState } from 'react'
import type { PersonalData } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import panel from '../../ui/form/Panel.module.css'
import { AskToForget } from './AskToForget.tsx'
import { countsOf, downloadPerson } from './personal-data.ts'
import { personalDataTexts as texts } from './text.ts'

/** A customer's stored data as counts, with its download and its deletion, which asks first. */
export function FoundPerson({ data }: { data: PersonalData }) {
  const [question, setQuestion] = useState<'none' | 'open' | 'cancelled'>('none')
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
      {question === 'open' ? (
        <AskToForget email={data.email} onCancel={() => setQuestion('cancelled')} />
      ) : (
        <div className={panel.actions}>
          <Button size="small" variant="secondary" onClick={() => downloadPerson(data)}>
            {texts.download}
          </Button>
          <Button
            size="small"
            variant="danger"
            // The question took the focus, and gives it back.
            autoFocus={question === 'cancelled'}
            onClick={() => setQuestion('open')}
          >
            {texts.forget}
          </Button>
        </div>
      )}
    </>
  )
}
