/** An input, or another field, which lacks some of its properties. */
export type Field = Pick<
  HTMLInputElement,
  'type' | 'value' | 'matches' | 'click' | 'dispatchEvent'
> &
  Partial<Pick<HTMLInputElement, 'checked' | 'defaultValue'>> & {
    /** React's record of the latest text that it knows; only on fields with a text. */
    _valueTracker?: { setValue(value: string): void }
  }

/**
 * Replays to React the choices and texts of these fields from before it ran; not of a file, which the designer takes
 * itself, nor of a box or radio button that hydration disables.
 */
export function replayChoices(fields: Iterable<Field>): void {
  // At the first event, React hydrates the island at once, and may show its own state in all of its fields.
  const choices = [...fields].map((field) => ({ field, value: field.value, isOn: field.checked }))
  for (const { field, value, isOn } of choices) {
    fire(field, 'input')
    if (field.type === 'checkbox' || isOn) {
      // It cannot be pressed.
      if (field.matches(':disabled')) continue
      // React takes a press for a change if it did not know of the state after it.
      field.checked = !isOn
      field.click()
    } else if (!/file|radio/.test(field.type)) type(field, value)
  }
}

function type(field: Field, value: string): void {
  // The default is what React shows: the island has taken the text itself.
  if (field.defaultValue === value) return
  // Setting it moves the caret of a visitor who types on.
  if (field.value !== value) field.value = value
  // React takes an event for a change if the field's value is not the one that it saw last.
  field._valueTracker?.setValue(`${value} `)
  fire(field, 'change')
}

const fire = (field: Field, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))
