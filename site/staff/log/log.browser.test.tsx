import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { StaffAction } from '../../../modules/shared/contract/api.d.ts'
import { answerCalls } from '../../testing/answers.ts'
import { LogTab } from './LogTab.tsx'
import { logList } from './log.ts'
import { logTexts as texts } from './text.ts'

test('the log tells what a command did, and is filtered by it', async () => {
  const created: StaffAction = {
    ...{ id: 1, at: '2026-05-17T08:30:00Z', administrator: 'kommandolinjen', kind: 'staff' },
    ...{ subjectId: null, subject: 'sjefen', event: 'created', before: null, after: null },
  }
  const loggedIn: StaffAction = { ...created, id: 2, administrator: 'sjefen', event: 'login' }
  const calls = answerCalls({
    listStaffActions: ({ query }) => (query.administrator ? [created] : [loggedIn, created]),
  })
  logList.follow()
  await render(<LogTab />)
  await logList.refetch()
  await expect.element(page.getByText(/logget inn/)).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText(texts.kind), texts.kinds.staff)
  await page.getByRole('textbox', { name: texts.person }).fill('Kommandolinjen')
  await expect.element(page.getByText(/logget inn/)).not.toBeInTheDocument()
  await expect.element(page.getByText('kommandolinjen opprettet brukeren sjefen.')).toBeVisible()
  expect(calls.at(-1)?.query).toMatchObject({ kind: 'staff', administrator: 'Kommandolinjen' })
})
