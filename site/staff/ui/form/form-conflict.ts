import type { ConflictAnswer } from '../../../client/request-error.ts'

/** A form when it was opened, as it is typed by now, and as somebody else saved it meanwhile. */
type Forms<Form> = { before: Form; mine: Form; theirs: Form }

export type FormConflict<Form> = Pick<Forms<Form>, 'mine' | 'theirs'> &
  Pick<ConflictAnswer<unknown>, 'changedBy'> & {
    /** The fields that the other administrator changed to something else than what is typed. */
    names: readonly (keyof Form & string)[]
    /** Those of them that were not typed into: there is no other wish to weigh. */
    untouched: readonly (keyof Form & string)[]
  }

const namesOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form & string)[]

/** What was typed, and of each field that was not touched what others saved. */
export const merged = <Form extends object>({ before, mine, theirs }: Forms<Form>): Form => ({
  ...mine,
  ...Object.fromEntries(
    namesOf(mine)
      .filter((name) => mine[name] === before[name])
      .map((name) => [name, theirs[name]]),
  ),
})

/** What staff are asked about. A field that only they changed is not among it, and stays as typed. */
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
