import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/journal.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { saveFile } from '../../ui/list/save-file.ts'
import { journalTexts as texts } from './text.ts'

/** Downloads the sales journal of these days, YYYY-MM-DD; a failure is reported. */
export const { run: fetchJournal, $isRunning: $isFetching } = action(
  async (from: string, to: string) => {
    const file = await call('getSalesJournal', { query: { from, to } })
    saveFile(file, `salgsjournal-${from}-${to}.csv`)
  },
  (error) => showFailure(texts.failed, error),
)
