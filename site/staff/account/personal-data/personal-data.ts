import { atom } from 'nanostores'
import type { ForgottenPerson, PersonalData } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/personal-data.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { saveFile } from '../../ui/list/save-file.ts'
import { personalDataTexts as texts } from './text.ts'

/** The state of the page: no search yet, a person's stored data, or the record of their erasure. */
export type Shown =
  | { state: 'none' }
  | { state: 'found'; data: PersonalData }
  | { state: 'forgotten'; email: string; forgotten: ForgottenPerson }

export const $shown = atom<Shown>({ state: 'none' })

/** Finds what is stored about an address, and shows it; a failure shows a toast. */
export const { run: findPerson, $isRunning: $isFinding } = action(
  async (email: string) => {
    const data = await call('showPersonalData', { body: { email } })
    $shown.set({ state: 'found', data })
  },
  (error) => showFailure(texts.failed, error),
)

/** Forgets the person, and shows what was deleted and kept; a failure shows a toast. */
export const { run: forgetPerson, $isRunning: $isForgetting } = action(
  async (email: string) => {
    const forgotten = await call('forgetPerson', { body: { email } })
    $shown.set({ state: 'forgotten', email, forgotten })
  },
  (error) => showFailure(texts.forgetFailed, error),
)

/** Downloads all that is stored about the person, as JSON. */
export const downloadPerson = (data: PersonalData): void =>
  saveFile(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    texts.fileName(data.email),
  )

/** Number of stored entries of each kind, without the kinds that have none. */
export const countsOf = ({ email: _, orders, ...others }: PersonalData) =>
  Object.entries({
    orders,
    refunds: orders.flatMap(({ refunds }) => refunds),
    disputes: orders.flatMap(({ disputes }) => disputes),
    notes: orders.flatMap(({ notes }) => notes),
    ...others,
  } satisfies Record<keyof typeof texts.kinds, unknown[]>)
    .map(([kind, entries]) => ({
      text: texts.kinds[kind as keyof typeof texts.kinds],
      count: entries.length,
    }))
    .filter(({ count }) => count > 0)
