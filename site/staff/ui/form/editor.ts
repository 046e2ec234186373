import { atom, computed, map } from 'nanostores'
import type { ConflictAnswer } from '../../../client/request-error.ts'
import { conflictBetween, type FormConflict, merged } from './form-conflict.ts'
import { type KeptForm, keepForm, keptForm, latestForm, type Values } from './kept-forms.ts'

/**
 * A form's values as typed, restored from storage; `keep` stores each edit. `$isKept`: the form shows restored input
 * that has not been edited since.
 */
export function keptValues<Form extends object>(
  kept: Form | undefined,
  empty: Form,
  keep: (form: Form) => void,
) {
  const $form = map<Form>(kept ?? empty)
  const $isKept = atom(kept !== undefined)
  $form.listen((form) => {
    $isKept.set(false)
    keep(form)
  })
  return { $form, $isKept }
}

type Kind<Form, Item> = {
  /** Begins the names of the stored forms. */
  name: string
  idOf(item: Item): number
  /** The values of a record; of a new one for null. */
  formOf(item: Item | null): Form
}

/**
 * The state of a form that edits one record at a time. Unsaved input of each record survives closing and a reload. It
 * starts with the input edited last.
 */
export function recordEditor<Form extends Values, Item extends { version: number }, Problem>({
  name,
  idOf,
  formOf,
}: Kind<Form, Item>) {
  const empty = formOf(null)
  const nameOf = (item: Item | null) => `${name} ${item ? idOf(item) : 'new'}`
  const last = keptForm<Form, Item>(latestForm(`${name} `) ?? nameOf(null), empty)
  /** The record in the version that the form knows; null for a new one. */
  const $item = atom<Item | null>(last?.item ?? null)
  /** The values that the edits are compared with. */
  const $before = atom<Form>(last?.before ?? empty)
  /** The problem of the last save; null without one. */
  const $problem = atom<Problem | null>(null)
  /** The version that another administrator saved; the next save is checked against it. */
  const $conflict = atom<FormConflict<Form> | null>(null)
  const { $form, $isKept } = keptValues(last?.form, empty, keep)

  function keep(form: Form): void {
    keepForm(nameOf($item.get()), { item: $item.get(), before: $before.get(), form })
  }

  function show({ item, before, form }: KeptForm<Form, Item>): void {
    $item.set(item)
    $before.set(before)
    $form.set(form)
  }

  /** Opens a record, or a new one, with its unsaved input. */
  function open(item: Item | null): void {
    const kept = keptForm<Form, Item>(nameOf(item), empty)
    const form = formOf(item)
    show(kept ?? { item, before: form, form })
    $isKept.set(kept !== undefined)
    $problem.set(null)
    $conflict.set(null)
  }

  /** Removes the stored input; the form shows it until another record is opened. */
  const forget = () => keep($before.get())

  return {
    ...{ $form, $isKept, $item, $before, $problem, $conflict, open, forget },
    /** The whole state, for components. */
    $state: computed(
      [$form, $item, $isKept, $problem, $conflict],
      (form, item, isKept, problem, conflict) => ({ form, item, isKept, problem, conflict }),
    ),
    /** Discards the input, and opens a record, or a new one. */
    discard(item: Item | null): void {
      forget()
      open(item)
    },
    /** Continues the input as edits of this record. */
    rebase(item: Item | null, before: Form): void {
      forget()
      $item.set(item)
      $before.set(before)
      keep($form.get())
    },
    /** Keeps the edited fields, and takes the other administrator's values for the rest, but for the `unchanged`. */
    takeConflict(answer: ConflictAnswer<Item>, unchanged?: Partial<Form>): void {
      const theirs = { ...formOf(answer.current), ...unchanged }
      const forms = { before: $before.get(), mine: $form.get(), theirs }
      show({ item: answer.current, before: theirs, form: merged(forms) })
      $problem.set(null)
      $conflict.set(conflictBetween(forms, answer))
    },
  }
}
