import { inject } from 'vitest'

/** The address of the shop that serves the built site. */
export const shopUrl = () => inject('shopUrl')

/** The text of the shop's answer. */
export const textOf = async (path: string): Promise<string> =>
  (await fetch(shopUrl() + path)).text()

/** The page as it is before its scripts run. Content that an island shows later is in templates. */
export const firstHtml = async (path: string): Promise<string> =>
  (await textOf(path)).replaceAll(/<(template|script|style)\b.*?<\/\1>/gs, '')

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ' }

/** The text of this HTML that a reader sees, in one line. */
export const readable = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (entity, name) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The HTML of the first element of this tag that has this attribute, nested elements of the tag excluded. */
export const partOf = (html: string, tag: string, attribute = ''): string =>
  new RegExp(`<${tag}\\b[^>]*${attribute}.*?</${tag}>`, 's').exec(html)?.[0] ?? ''

/** The targets of the links in this HTML. */
export const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => readable(href ?? ''))
