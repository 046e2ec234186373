import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/journal.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { submits } from '../../ui/form/submits.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { saveFile } from '../../ui/list/save-file.ts'
import styles from './JournalForm.module.css'
import { journalTexts as texts } from './text.ts'

/** Outlives the form, which another tab unmounts. */
const { run: fetchJournal, $isRunning: $isFetching } = action(
  async (from: string, to: string) => {
    const file = await call('getSalesJournal', { query: { from, to } })
    saveFile(file, `salgsjournal-${from}-${to}.csv`)
  },
  (error) => showFailure(texts.failed, error),
)

/** Downloads the sales journal of a period, for the bookkeeper. */
export function JournalForm() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isFetching = useStore($isFetching)
  return (
    <details className={styles.journal}>
      <summary>{texts.title}</summary>
      <form className={styles.form} onSubmit={submits(() => fetchJournal(from, to))}>
        <Field
          label={texts.from}
          type="date"
          required
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Field
          label={texts.to}
          type="date"
          required
          min={from}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button type="submit" size="small" busy={isFetching} busyText={texts.fetching}>
          {texts.fetch}
        </Button>
      </form>
    </details>
  )
}
