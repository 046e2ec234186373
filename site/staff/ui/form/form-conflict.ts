import type { ConflictAnswer } from '../../../client/request-error.ts'

/** A form's values when it was opened, as typed now, and as another administrator saved them concurrently. */
type Forms<Form> = { before: Form; mine: Form; theirs: Form }

export type FormConflict<Form> = Pick<Forms<Form>, 'mine' | 'theirs'> &
  Pick<ConflictAnswer<unknown>, 'changedBy'> & {
    /** The fields whose saved value differs from the typed one. */
    names: readonly (keyof Form & string)[]
    /** The fields among them that were not edited: the saved value wins by default. */
    untouched: readonly (keyof Form & string)[]
  }

const namesOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form & string)[]

/** The edited fields as typed, and the others as saved. */
export const merged = <Form extends object>({ before, mine, theirs }: Forms<Form>): Form => ({
  ...mine,
  ...Object.fromEntries(
    namesOf(mine)
      .filter((name) => mine[name] === before[name])
      .map((name) => [name, theirs[name]]),
  ),
})

/** The conflict that needs a choice. A field that only this administrator changed stays as typed. */
export function conflictBetween<Form extends object>(
  { before, mine, theirs }: Forms<Form>,
  { changedBy }: Pick<ConflictAnswer<unknown>, 'changedBy'>,
): FormConflict<Form> {
  const names = namesOf(mine).filter(
    (name) => theirs[name] !== before[name] && theirs[name] !== mine[name],
  )
  const untouched = names.filter((name) => mine[name] === before[name])
  return { mine, theirs, changedBy, names, untouched }
}
