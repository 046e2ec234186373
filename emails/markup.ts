/**
 * Puts values in place of `{{name}}`, which escapes its value, and `{{{name}}}`, which inserts markup. A single pass, so
 * that a placeholder inside a value is not replaced.
 */
export function fill(html: string, values: Record<string, string>): string {
  return html.replace(
    /\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g,
    (_all, markup?: string, text?: string) => {
      const value = values[markup ?? text ?? '']
      if (value === undefined)
        throw new Error(`The mail has no value for its placeholder ${markup ?? text}`)
      return markup ? value : harmless(value)
    },
  )
}

/** Escapes text between tags. Quotation marks need no escaping there. */
export const harmlessBetweenTags = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? '')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for attributes and between tags. */
export const harmless = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Escapes text and keeps its line breaks. */
export const lines = (text: string): string => harmlessBetweenTags(text).replace(/\r?\n/g, '<br />')
