import mjml from 'mjml'

/** What goes into a template's places: text that anybody may have typed, or markup of our own. */
export type Places = Record<string, string>

/**
 * A mail in MJML with named places: `{{name}}` takes text and makes it harmless, `{{{name}}}` takes
 * markup as it is. The MJML is parsed once, at the first use; what customers type never meets the parser.
 */
export function template(source: string): (places: Places) => Promise<string> {
  let compiled: Promise<string> | undefined
  return async (places) => {
    compiled ??= compile(source)
    return fill(await compiled, places)
  }
}

async function compile(source: string): Promise<string> {
  const { html, errors } = await mjml(source, { validationLevel: 'strict' })
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return html
}

/** One pass, so that a place in what somebody typed stays text. */
function fill(html: string, places: Places): string {
  return html.replace(
    /\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g,
    (_all, markup?: string, text?: string) => {
      const value = places[markup ?? text ?? '']
      if (value === undefined)
        throw new Error(`The mail has nothing for its place ${markup ?? text}`)
      return markup ? value : harmless(value)
    },
  )
}

/** Text that somebody typed, made harmless between tags. Quotation marks are harmless there, and stay as short as they are. */
export const harmlessBetweenTags = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? '')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that somebody typed, made harmless in markup. */
export const harmless = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Several lines of typed text as markup. */
export const lines = (text: string): string => harmlessBetweenTags(text).replace(/\r?\n/g, '<br />')
