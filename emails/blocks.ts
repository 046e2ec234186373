import { harmless, lines } from './markup.ts'
import { colours } from './styles.ts'

/**
 * A block of a mail: the values of a part of the layout, and the same in plain text. A mail's html and its text are made of
 * the same blocks, so that nothing is written twice.
 */
export type Block = {
  part: Part
  /** The values of the part's placeholders, as markup. */
  places: Record<string, string>
  text: string
}

/** The parts that the layout has, each of which a mail may use any number of times. */
export type Part =
  | 'heading'
  | 'paragraph'
  | 'quiet'
  | 'small'
  | 'written'
  | 'lines'
  | 'sums'
  | 'button'
  | 'seam'

/** Words within a paragraph: as html and as plain text. */
export type Words = { html: string; text: string }

export const bold = (text: string): Words => ({
  html: `<strong>${harmless(text)}</strong>`,
  text,
})

/** Words that lead somewhere in html. The text has the address elsewhere, or needs none. */
export const link = (text: string, url: string): Words => ({
  html: `<a href="${harmless(url)}">${harmless(text)}</a>`,
  text,
})

/** Less important words, on a line of their own. */
export const quietly = (text: string): Words => ({ html: soft(lines(text)), text })

export const heading = (text: string): Block => written('heading', [text])

/** A paragraph. Line breaks in its words are kept. */
export const paragraph = (...words: (string | Words)[]): Block => written('paragraph', words)

/** A paragraph under a bold title. */
export const titled = (title: string, ...words: (string | Words)[]): Block =>
  paragraph(bold(title), '\n', ...words)

/** A paragraph in a quiet colour, and one in small letters besides. */
export const quiet = (text: string): Block => written('quiet', [text])
export const small = (text: string): Block => written('small', [quietly(text)])

/** A block whose html and text are made elsewhere. */
export const made = (part: Part, { html, text }: Words): Block => ({
  part,
  places: { content: html },
  text,
})

/** Rows of a table; each also has its line of text. */
export const table = (part: 'lines' | 'sums', rows: readonly Words[]): Block =>
  made(part, joined(rows, '\n'))

/** Words one after the other, which only the text separates. */
export const joined = (words: readonly Words[], between = ''): Words => ({
  html: words.map(({ html }) => html).join(''),
  text: words.map(({ text }) => text).join(between),
})

export const button = (text: string, url: string): Block => ({
  part: 'button',
  places: { content: harmless(text), url: harmless(url) },
  text: `${text}: ${url}`,
})

/** A paragraph that is a link alone. */
export const linkLine = (text: string, url: string): Block => ({
  ...paragraph(link(text, url)),
  text: `${text}: ${url}`,
})

/** A line of stitches that separates the order from the text after it. Plain text has none. */
export const seam: Block = { part: 'seam', places: {}, text: '' }

/** Blocks that only a mail with this value has. */
export const when = <Value>(
  value: Value | null | undefined | false | '' | 0,
  blocks: (value: Value) => Block[],
): Block[] => (value ? blocks(value) : [])

const written = (part: Part, words: readonly (string | Words)[]): Block =>
  made(part, joined(words.map((word) => (typeof word === 'string' ? typed(word) : word))))

const typed = (text: string): Words => ({ html: lines(text), text })

const soft = (html: string): string =>
  `<span class="soft" style="color:${colours.quiet}">${html}</span>`
