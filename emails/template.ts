import { htmlOf } from './compiled.ts'

/** Values for a template's placeholders: untrusted text, or our own markup. */
export type Places = Record<string, string>

/** The MJML of every template that was made. */
export const templateSources = new Set<string>()

/**
 * A mail in MJML with placeholders: `{{name}}` escapes its value, `{{{name}}}` inserts markup. The MJML is compiled
 * once, before values are inserted.
 */
export function template(source: string): (places: Places) => Promise<string> {
  templateSources.add(source)
  let compiled: Promise<string> | undefined
  return async (places) => {
    compiled ??= htmlOf(source)
    return fill(await compiled, places)
  }
}

/** A single pass, so that a placeholder inside a value is not replaced. */
function fill(html: string, places: Places): string {
  return html.replace(
    /\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g,
    (_all, markup?: string, text?: string) => {
      const value = places[markup ?? text ?? '']
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
